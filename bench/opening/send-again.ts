import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, send } from '../client.ts';

/** Pauses for some seconds, and up to a half longer, so that not all come again together. */
export const pauseAtLeast = (seconds: number): Promise<void> =>
  pause(seconds * (1_000 + Math.random() * 500));

/** Seconds until a visitor retries after a refused or lost connection. */
const retrySeconds = 2;
const isFull = (status: number): boolean => status === 429 || status === 503;

/** `again`: told why a request is sent again; `retries`: told that it is sent again now. */
type Told = { again: (why: string) => void; retries?: () => void };

/**
 * Sends a request until it is answered, as the pages do: after a Retry-After, or where a connection is lost and the request
 * may be carried out twice, it waits and sends it again.
 */
export const sendUntilAnswered =
  ({ again, retries }: Told): typeof send =>
  async (method, url, headers, body, sending): Promise<Answer> => {
    for (;;) {
      let waitSeconds = retrySeconds;
      try {
        const answer = await send(method, url, headers, body, sending);
        waitSeconds = Number(answer.headers['retry-after']);
        if (!isFull(answer.status) || !(waitSeconds > 0)) return answer;
        again('told to come again');
      } catch (thrown) {
        if (!(sending?.isRepeatable ?? method === 'GET')) throw thrown;
        again(`socket: ${(thrown as NodeJS.ErrnoException).code ?? String(thrown)}`);
      }
      await pauseAtLeast(waitSeconds);
      retries?.();
    }
  };
