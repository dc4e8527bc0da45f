import { setTimeout as delay } from 'node:timers/promises';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Http, Sandbox } from './sandbox.ts';

/** Holds the socket for `hangMs` and closes it without an answer; ends early when the caller leaves or at stop. */
export async function neverAnswer(c: Context<Http>, sandbox: Sandbox, hangMs: number): Promise<Response> {
  const over = AbortSignal.any([sandbox.stopping, c.req.raw.signal]);
  await delay(hangMs, undefined, { signal: over }).catch(() => {});
  c.env.outgoing.destroy();
  return RESPONSE_ALREADY_SENT;
}
