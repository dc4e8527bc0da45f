import type { IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { MiddlewareHandler } from 'hono';
import type { Env } from './env.ts';
import { isRead } from './guard.ts';
import type { LaneName, Lanes } from './request-lanes.ts';

/** Node holds so many bytes of a body that nobody reads yet; a longer one takes room while it comes. */
export const heldBodyBytes = 32 * 1024;
const longestPauseMs = 200;

/**
 * Waits until a body has come whole, so that somebody who sends it slowly takes no room from others meanwhile. Node tells
 * that by no event, unless the body is read.
 */
const waitForBody = async (incoming: IncomingMessage): Promise<void> => {
  for (let ms = 1; !incoming.complete && !incoming.destroyed; ms = Math.min(longestPauseMs, 2 * ms))
    await pause(ms);
};

export type Taking = {
  lanes: Lanes;
  laneOf: (request: Request) => LaneName;
  /** Answer to a request that finds no room. */
  refuse: (request: Request) => Response | Promise<Response>;
};

/**
 * Lets a request go on where its lane has room, after a short wait at most; who finds none is told when to come before any
 * work is done. What was let in is never cut off. A stream keeps no room once it has begun.
 */
export const takeLane =
  ({ lanes, laneOf, refuse }: Taking): MiddlewareHandler<Env> =>
  async (c, next) => {
    const name = laneOf(c.req.raw);
    const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
    if (incoming && name !== 'uploads') await waitForBody(incoming);
    const lane = lanes[name];
    if (!(await lane.enter())) return refuse(c.req.raw);
    try {
      await next();
    } finally {
      lane.leave();
    }
  };

/** Lanes whose requests are never answered from memory, and so need no look at it before they are refused. */
const neverShared: readonly LaneName[] = ['buying', 'holding', 'other', 'uploads'];

/** Whether a browser without a script sends a form, whose fields are sent back to it. */
const isPlainForm = ({ method, headers }: Request): boolean =>
  !isRead(method) && (headers.get('accept') ?? '').includes('text/html');

/**
 * Refuses what its lane would refuse before anything else looks at it: in a rush most of what comes. headed: adds the
 * headers of every answer.
 */
export const refuseBeyondLanes =
  ({ lanes, laneOf, refuse }: Taking, headed: MiddlewareHandler<Env>): MiddlewareHandler<Env> =>
  async (c, next) => {
    const name = laneOf(c.req.raw);
    if (!neverShared.includes(name) || !lanes[name].isFull() || isPlainForm(c.req.raw)) return next();
    await headed(c, async () => {
      c.res = await refuse(c.req.raw);
    });
    return c.res;
  };
