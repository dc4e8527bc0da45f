import { request as requestPlain } from 'node:http';
import { request as requestOverTls } from 'node:https';

/** A request to a server of somebody else. body: text with its content type; timeoutMs: until its answer is read to the end. */
export type OutgoingRequest = {
  method: 'GET' | 'POST';
  body?: { type: string; text: string };
  timeoutMs: number;
  mostBytes: number;
};

/** An answer, whatever its status; text is undefined where it is longer than `mostBytes`. */
export type IncomingAnswer = { status: number; text: string | undefined };

/** How a connection ends that its server closed for having been idle, at the moment in which it is used again. */
const isStale = (thrown: NodeJS.ErrnoException): boolean =>
  thrown.code === 'ECONNRESET' || thrown.code === 'EPIPE';

/**
 * Sends one request over the connections that Node keeps open, and follows no redirect. One that meets a closed connection
 * is sent again: every request of ours carries an id of its own, and means the same when it comes twice. fetch, with its
 * streams, signals and headers, costs four times the processor time of node:http, and a purchase asks three times. Throws
 * where no answer came; a TimeoutError, as fetch does, where it was not there in time.
 */
export const sendRequest = (
  url: URL,
  { method, body, timeoutMs, mostBytes }: OutgoingRequest,
): Promise<IncomingAnswer> =>
  new Promise((resolve, reject) => {
    const bytes = Buffer.from(body?.text ?? '');
    const headers = {
      accept: '*/*',
      'user-agent': 'Poth',
      ...(body && { 'content-type': body.type, 'content-length': bytes.length }),
    };
    const request = url.protocol === 'https:' ? requestOverTls : requestPlain;
    const sent = request(url, { method, headers }, (answer) => {
      const status = answer.statusCode ?? 0;
      const parts: Buffer[] = [];
      let length = 0;
      answer.on('data', (part: Buffer) => {
        parts.push(part);
        length += part.length;
        if (length <= mostBytes) return;
        resolve({ status, text: undefined });
        sent.destroy();
      });
      answer.once('end', () => resolve({ status, text: Buffer.concat(parts).toString() }));
      answer.once('error', reject);
    });
    const late = setTimeout(
      () => sent.destroy(new DOMException(`no answer within ${timeoutMs} ms`, 'TimeoutError')),
      timeoutMs,
    );
    sent.once('error', (thrown) =>
      sent.reusedSocket && isStale(thrown)
        ? resolve(sendRequest(url, { method, ...(body && { body }), timeoutMs, mostBytes }))
        : reject(thrown),
    );
    sent.once('close', () => clearTimeout(late));
    sent.end(bytes);
  });
