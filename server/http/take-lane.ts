import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import { isRead } from './guard.ts';
import { runInRoom } from './lane-room.ts';
import type { LaneName, Lanes } from './request-lanes.ts';

/** Bytes of an unread body that Node buffers; a longer body takes room in its lane while it arrives. */
const bufferedBodyBytes = 32 * 1024;
/** Tells by its headers whether a body may be longer than that; a body sent in chunks may be of any length. */
export const hasLongBody = ({ headers }: Pick<Request, 'headers'>): boolean =>
  headers.has('transfer-encoding') || Number(headers.get('content-length')) > bufferedBodyBytes;

const longestPauseMs = 200;

/**
 * Waits until a body has arrived whole, so that a slow sender takes no room from others meanwhile. Node has no event
 * for that unless the body is read. One that is longer than Node buffers never arrives unread, and goes on to be refused.
 */
const waitForBody = async (incoming: IncomingMessage): Promise<void> => {
  const isUnderWay = (): boolean =>
    !incoming.complete && !incoming.destroyed && incoming.readableLength <= bufferedBodyBytes;
  for (let ms = 1; isUnderWay(); ms = Math.min(longestPauseMs, 2 * ms)) await pause(ms);
};

export type Taking = {
  lanes: Lanes;
  laneOf: (request: Request) => LaneName;
  /** Answers a request that finds no room. */
  refuse: (request: Request) => Response | Promise<Response>;
};

/**
 * Lets a request go on where its lane has room, after a short wait at most; without room it is refused with a Retry-After
 * before any work is done. A request that was let in is never cut off. A stream gives its room back once it has begun.
 */
export const takeLane =
  ({ lanes, laneOf, refuse }: Taking): MiddlewareHandler<Env> =>
  async (c, next) => {
    const name = laneOf(c.req.raw);
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    if (incoming && name !== 'uploads') await waitForBody(incoming);
    const lane = lanes[name];
    if (!(await lane.enter())) return refuse(c.req.raw);
    await runInRoom(lane, next);
  };

/** Lanes whose requests are never answered from memory, so they may be refused before memory is searched. */
const neverShared: readonly LaneName[] = ['buying', 'holding', 'waiting', 'other', 'uploads'];

/** Tells whether a browser without a script sends a form, whose fields the refusal sends back. */
const isPlainForm = ({ method, headers }: Request): boolean =>
  !isRead(method) && (headers.get('accept') ?? '').includes('text/html');

/** Refuses requests to full lanes before any other work: in a rush, most requests. `headed`: adds the headers of every answer. */
export const refuseAtFullLanes =
  ({ lanes, laneOf, refuse }: Taking, headed: MiddlewareHandler<Env>): MiddlewareHandler<Env> =>
  async (c, next) => {
    const name = laneOf(c.req.raw);
    if (!neverShared.includes(name) || !lanes[name].isFull() || isPlainForm(c.req.raw)) return next();
    await headed(c, async () => {
      c.res = await refuse(c.req.raw);
    });
    return c.res;
  };
