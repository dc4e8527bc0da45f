import {
  createServer,
  type IncomingMessage,
  request as askPortal,
  type Server,
  type ServerResponse,
} from 'node:http';
import { extname } from 'node:path';
import type { Connect } from 'vite';

/** Tells Vite's addresses, and files, from others: Vite would take the page /routes for web/routes.ts. */
const isForVite = (url: string): boolean => {
  const { pathname } = new URL(url, 'http://front');
  return pathname.startsWith('/@') || extname(pathname) !== '';
};

const refuse = (response: ServerResponse, thrown: unknown): void => {
  if (response.headersSent) return void response.destroy();
  const sentence = thrown instanceof Error ? thrown.message : String(thrown);
  response.writeHead(503, { 'content-type': 'text/plain; charset=utf-8' }).end(sentence);
};

/** Forwards a request to the portal unchanged. One that comes during a restart waits for the new process. */
const handOn = async (
  request: IncomingMessage,
  response: ServerResponse,
  address: Promise<string>,
): Promise<void> => {
  try {
    const { hostname, port } = new URL(await address);
    const { method, url: path, headers } = request;
    const asked = askPortal({ hostname, port, method, path, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    asked.on('error', (error) => refuse(response, error));
    response.on('close', () => asked.destroy());
    request.pipe(asked);
  } catch (thrown) {
    refuse(response, thrown);
  }
};

/** Creates the server that browsers reach in development: Vite answers its own addresses, the portal all others. */
export const openFront = () => {
  const server: Server = createServer();
  return {
    server,
    answer(vite: Connect.Server, address: () => Promise<string>): void {
      server.on('request', (request, response) => {
        const ask = () => void handOn(request, response, address());
        if (isForVite(request.url ?? '/')) vite(request, response, ask);
        else ask();
      });
    },
  };
};
