import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { Refusal } from './refusal.ts';

/** Requests under way when the portal is stopped get this long to be answered. */
const answerLimitMs = 200;

/** Answers requests on a port; resolves with how to stop that. A port that is taken is a Refusal. */
export const listen = (
  fetch: (request: Request) => Response | Promise<Response>,
  port: number,
): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const server = serve({ fetch, port }) as Server;
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE' || error.code === 'EACCES'
          ? new Refusal(
              `Port ${port} cannot be had (${error.code}): stop the program that has it, or set PORT.`,
            )
          : error,
      ),
    );
    server.once('listening', () =>
      resolve(async () => {
        const closed = new Promise((settle) => server.close(settle));
        await Promise.race([closed, pause(answerLimitMs)]);
        server.closeAllConnections();
        await closed;
      }),
    );
  });
