import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';

type Fetch = (request: Request, env: object) => Response | Promise<Response>;

/**
 * Listens on a free port before there is anything to answer with: the portal is built with its address, and a port that is
 * only looked up would be another test's by then. `answerWith`: begins to answer.
 */
export const holdPort = async () => {
  let answer: Fetch = () => new Response('not open yet', { status: 503 });
  const server = createAdaptorServer({ fetch: (request, env) => answer(request, env) }) as Server;
  server.listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    answerWith: (fetch: Fetch): void => {
      answer = fetch;
    },
    close: async (): Promise<void> => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
};
