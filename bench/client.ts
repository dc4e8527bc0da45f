import { Agent, type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http';

/** Answer as it came, with its body unparsed. */
export type Answer = { status: number; headers: IncomingHttpHeaders; text: string };

const patienceMs = 60_000;
/**
 * As many connections as are in use at once, kept open between requests. It has no timeout: with one, a request on a
 * reused connection would get the server's keep-alive timeout as its own.
 */
const agent = new Agent({ keepAlive: true });

/**
 * Limits connections to each origin: this process has too few file descriptors for tens of thousands. Other requests queue.
 */
export const boundConnections = (most: number): void => {
  agent.maxSockets = most;
};

/** isRepeatable: the request may be carried out twice, as one with a key may; by default only one that reads may. */
export type Sending = { isRepeatable?: boolean };

/**
 * Sends one request and reads its answer to the end, without following redirects. node:http costs the client 0.05 ms of
 * processor time a request; fetch costs 0.2, which on shared cores would be taken from the measured program. A
 * connection that the server has closed as idle is replaced, as browsers do. Nothing tells whether the request was
 * carried out before the closing: one that is not repeatable has a connection of its own, which is never idle.
 */
export const send = (
  method: 'GET' | 'POST',
  url: string,
  headers: OutgoingHttpHeaders,
  body = '',
  { isRepeatable = method === 'GET' }: Sending = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const asked = request(
      url,
      {
        method,
        agent: isRepeatable && agent,
        timeout: patienceMs,
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
      },
      (answer) => {
        let text = '';
        answer.setEncoding('utf8');
        answer.on('data', (part: string) => {
          text += part;
        });
        answer.once('end', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text }));
        answer.once('error', reject);
      },
    );
    asked.once('timeout', () => asked.destroy(new Error(`no answer within ${patienceMs} ms`)));
    asked.once('error', (error: NodeJS.ErrnoException) =>
      asked.reusedSocket && error.code === 'ECONNRESET'
        ? resolve(send(method, url, headers, body, { isRepeatable }))
        : reject(error),
    );
    asked.end(body);
  });
