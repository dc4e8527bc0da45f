import { z } from 'zod';
import { newAddress } from '../../server/testing/buyer.ts';

/** Failure that leaves open whether the request was carried out: it may be repeated. */
export class Unanswered extends Error {}

/** Refusal that repeating the request does not change. */
export class Refused extends Error {
  readonly code: string;
  readonly body: unknown;

  constructor(code: string, body: unknown) {
    super(code);
    this.code = code;
    this.body = body;
  }
}

const patienceMs = 30_000;
const Said = z.looseObject({ code: z.string() });

/** Fetches and reads the whole body; any failure on the way becomes Unanswered. */
export const ask = async (url: string, request: RequestInit = {}) => {
  try {
    const answer = await fetch(url, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patienceMs),
      ...request,
    });
    const { status, headers } = answer;
    return { status, headers, text: await answer.text() };
  } catch {
    throw new Unanswered('no connection');
  }
};

/**
 * Client of the portal's API for one traveller, which keeps its identity from the first answer on: a browser its
 * cookie, a program the same value as a bearer token. It has an address of its own.
 */
export const openClient = (portalUrl: string, keeps: 'cookie' | 'token') => {
  let proof = '';
  const address = newAddress();
  const identity = (): Record<string, string> =>
    keeps === 'cookie' ? { cookie: `buyer=${proof}` } : { authorization: `Bearer ${proof}` };
  return async <Answer>(
    method: 'GET' | 'POST',
    path: string,
    shape: z.ZodType<Answer>,
    body?: object,
  ): Promise<Answer> => {
    const { status, headers, text } = await ask(`${portalUrl}${path}`, {
      method,
      headers: {
        ...(proof ? identity() : {}),
        'x-poth-client': 'crash-proof',
        'x-forwarded-for': address,
        'content-type': 'application/json',
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    proof ||= /(?:^|; )buyer=([^;]+)/.exec(headers.getSetCookie().join('; '))?.[1] ?? '';
    const said: unknown = headers.get('content-type')?.includes('json') ? JSON.parse(text) : {};
    if (status === 200) return shape.parse(said);
    const { code } = Said.safeParse(said).data ?? { code: String(status) };
    if (status >= 500) throw new Unanswered(code);
    throw new Refused(code, said);
  };
};

export type Client = ReturnType<typeof openClient>;
