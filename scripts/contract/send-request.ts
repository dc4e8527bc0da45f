import sharp from 'sharp';
import type { Made } from './make-requests.ts';
import type { Call } from './read-contract.ts';

export type Answer = { status: number; type: string; text: string };

const files: Record<string, Uint8Array<ArrayBuffer>> = {
  picture: new Uint8Array(
    await sharp({ create: { width: 24, height: 16, channels: 3, background: '#0b8a5f' } })
      .jpeg()
      .toBuffer(),
  ),
  noise: new Uint8Array([0xff, 0xd8, 0xff, 1, 2, 3, 0, 9]),
  nothing: new Uint8Array(0),
};

const asText = (value: unknown): string =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

/** Encodes a part of a path; an empty one or dots, which would change the address, become x. */
const inPath = (value: unknown): string => {
  const text = asText(value);
  return encodeURIComponent(/^\.{0,2}$/.test(text) ? 'x' : text).slice(0, 12_000);
};

/** Address of a request; a parameter that the call does not have goes into the query. */
const addressOf = ({ path, parameters }: Call, { fields }: Made): string => {
  const query = new URLSearchParams();
  let address = path;
  for (const [name, sent] of Object.entries(fields)) {
    if (parameters.some((parameter) => parameter.name === name && parameter.in === 'path'))
      address = address.replace(`{${name}}`, () => inPath(sent));
    else for (const value of [sent].flat().slice(0, 50)) query.append(name, asText(value));
  }
  const text = query.toString().slice(0, 12_000);
  return text ? `${address}?${text}` : address;
};

const formOf = (fields: unknown, schema: Call['body']): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(Object(fields) as object)) {
    const isFile = schema?.schema.properties?.[name]?.format === 'binary';
    const file = isFile && typeof value === 'string' ? files[value] : undefined;
    if (file) form.append(name, new File([file], 'coach.jpg'));
    else form.append(name.toWellFormed(), asText(value));
  }
  return form;
};

const bodyOf = (call: Call, { body, raw }: Made) => {
  if (!call.body && body === undefined && raw === null) return {};
  const { type: ofCall } = call.body ?? { type: 'application/json' };
  const isForm = ofCall === 'multipart/form-data';
  const type = { 'content-type': isForm ? 'multipart/form-data; boundary=none' : ofCall };
  if (raw !== null) return { body: raw, headers: type };
  if (isForm) return { body: formOf(body, call.body) };
  return { body: JSON.stringify(body) ?? '', headers: type };
};

const isClosed = (thrown: unknown): boolean =>
  thrown instanceof TypeError &&
  ['UND_ERR_SOCKET', 'EPIPE', 'ECONNRESET'].includes(
    (thrown.cause as { code?: string } | undefined)?.code ?? '',
  );

/**
 * Sends a request as a caller; address: the client's, as the portal sees it. A connection that the portal closed on an
 * unread body may be reused before the closing is noticed: then the request is sent again, on another one.
 */
export const sendRequest = async (
  origin: string,
  call: Call,
  made: Made,
  who: { token: string | undefined; address: string },
): Promise<Answer> => {
  const send = async (): Promise<Answer> => {
    const { headers = {}, ...body } = bodyOf(call, made);
    const answer = await fetch(origin + addressOf(call, made), {
      method: call.method,
      redirect: 'manual',
      headers: {
        ...headers,
        'x-poth-client': 'contract',
        'x-forwarded-for': who.address,
        ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
      },
      ...body,
    });
    return {
      status: answer.status,
      type: (answer.headers.get('content-type') ?? '').split(';')[0] ?? '',
      text: await answer.text(),
    };
  };
  try {
    return await send();
  } catch (thrown) {
    if (!isClosed(thrown)) throw thrown;
    return send().catch((again) => ({ status: 599, type: '', text: String(again.cause ?? again) }));
  }
};
