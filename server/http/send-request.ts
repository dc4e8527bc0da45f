import { request as requestPlain } from 'node:http';
import { request as requestOverTls } from 'node:https';

/**
 * A request to another's server. `body`: text with its content type; `headers`: additional ones; `timeoutMs`: until the
 * answer is read to its end.
 * `mayRepeat`: set where it does no harm twice; it is then sent again if its reused connection had been closed by the server.
 */
export type OutgoingRequest = {
  method: 'GET' | 'POST';
  body?: { type: string; text: string };
  headers?: Readonly<Record<string, string>>;
  timeoutMs: number;
  mostBytes: number;
  mayRepeat: boolean;
};

/** An answer of any status; `text` is undefined where it is longer than `mostBytes`. */
export type IncomingAnswer = { status: number; text: string | undefined };

/** Tells the error of a reused connection that its server closed as idle at the same moment. */
const isStale = (thrown: NodeJS.ErrnoException): boolean =>
  thrown.code === 'ECONNRESET' || thrown.code === 'EPIPE';

/**
 * Sends one request over Node's keep-alive connections, and follows no redirect. fetch, with its streams, signals and
 * headers, costs four times the processor time of node:http, and a purchase sends three requests. Throws where no
 * answer came; a TimeoutError, as fetch does, where it did not come in time.
 */
export const sendRequest = (url: URL, outgoing: OutgoingRequest): Promise<IncomingAnswer> =>
  new Promise((resolve, reject) => {
    const { method, body, headers: further, timeoutMs, mostBytes, mayRepeat } = outgoing;
    const bytes = Buffer.from(body?.text ?? '');
    const headers = {
      accept: '*/*',
      'user-agent': 'Poth',
      ...further,
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
      mayRepeat && sent.reusedSocket && isStale(thrown)
        ? resolve(sendRequest(url, outgoing))
        : reject(thrown),
    );
    sent.once('close', () => clearTimeout(late));
    sent.end(bytes);
  });
