import { request as requestPlain } from 'node:http';
import { request as requestOverTls } from 'node:https';

/**
 * A request to a server of somebody else. body: text with its content type; headers: further ones; timeoutMs: until its answer
 * is read to the end.
 * mayRepeat: whether it does no harm twice, and is sent again where it met a connection that its server had closed.
 */
export type OutgoingRequest = {
  method: 'GET' | 'POST';
  body?: { type: string; text: string };
  headers?: Readonly<Record<string, string>>;
  timeoutMs: number;
  mostBytes: number;
  mayRepeat: boolean;
};

/** An answer, whatever its status; text is undefined where it is longer than `mostBytes`. */
export type IncomingAnswer = { status: number; text: string | undefined };

/** How a connection ends that its server closed for having been idle, at the moment in which it is used again. */
const isStale = (thrown: NodeJS.ErrnoException): boolean =>
  thrown.code === 'ECONNRESET' || thrown.code === 'EPIPE';

/**
 * Sends one request over the connections that Node keeps open, and follows no redirect. fetch, with its streams, signals and
 * headers, costs four times the processor time of node:http, and a purchase asks three times. Throws where no answer came;
 * a TimeoutError, as fetch does, where it was not there in time.
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
