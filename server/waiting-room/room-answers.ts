import type { MiddlewareHandler } from 'hono';
import { viewOfRoom } from '@poth/domain/waiting-room/room-view.ts';
import type { Deps } from '../deps.ts';
import type { Env } from '../http/env.ts';
import { presentRoom } from './present-room.ts';

const address = /^\/api\/waiting-rooms\/([\da-f-]{36})$/;

/**
 * Milliseconds for which an answer is reused, unless the rooms are read again: all requests meanwhile get the same
 * bytes.
 */
const keptMs = 1_000;

/**
 * Answers how far a room has come, which a hundred thousand browsers ask again and again: before the caller is
 * recognised, from memory, whatever cookies the request has.
 */
export const roomAnswers = ({ rooms }: Pick<Deps, 'rooms'>): MiddlewareHandler<Env> => {
  const kept = new Map<string, { body: string; readNo: number; madeMs: number }>();
  return async (c, next) => {
    const roomId = c.req.method === 'GET' ? address.exec(c.req.path)?.[1] : undefined;
    const room = roomId ? rooms.find(roomId) : undefined;
    if (!room) return next();
    const [readNo, nowMs] = [rooms.readNo(), performance.now()];
    let answer = kept.get(room.roomId);
    if (answer?.readNo !== readNo || nowMs - answer.madeMs > keptMs) {
      answer = { body: JSON.stringify(presentRoom(viewOfRoom(room, rooms.now()))), readNo, madeMs: nowMs };
      kept.set(room.roomId, answer);
    }
    return c.body(answer.body, 200, {
      'content-type': 'application/json',
      'cache-control': 'public, max-age=1',
    });
  };
};
