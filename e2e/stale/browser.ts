import { z } from 'zod';
import { type Answer, send } from '../../bench/client.ts';
import { newAddress } from '../../server/testing/buyer.ts';
import { Unanswered } from './book.ts';

/** Refusal by the portal, with the code of a problem or the status of a page. */
export class Refused extends Error {}

const Said = z.looseObject({ code: z.string() });

/** Returns a successful answer. A 5xx leaves open whether the request was carried out. */
const good = ({ status, headers, text }: Answer, path: string): Answer => {
  if (status < 400) return { status, headers, text };
  const isProblem = headers['content-type']?.startsWith('application/problem+json');
  const code = (isProblem && Said.safeParse(JSON.parse(text)).data?.code) || String(status);
  if (status >= 500) throw new Unanswered(`${path}: ${code}`);
  throw new Refused(code);
};

/** Number of pending requests of each process. */
const asking = new Map<string, number>();
export const isBusy = (portal: string): boolean => (asking.get(portal) ?? 0) > 0;

/** Sends a request; without an answer it throws Unanswered. */
const sendTo = async (...[method, url, headers, body]: Parameters<typeof send>): Promise<Answer> => {
  const { origin } = new URL(url);
  const count = (more: number) => asking.set(origin, (asking.get(origin) ?? 0) + more);
  count(1);
  try {
    return await send(method, url, headers, body);
  } catch (thrown) {
    throw new Unanswered(String(thrown));
  } finally {
    count(-1);
  }
};

/** Browser with its cookies and an address of its own; each call names the process to ask. */
export const openBrowser = () => {
  const cookies = new Map<string, string>();
  const address = newAddress();
  const ask = async (method: 'GET' | 'POST', url: string, headers: Record<string, string>, body?: string) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const own = { 'x-forwarded-for': address, ...headers, ...(cookie && { cookie }) };
    const answer = await sendTo(method, url, own, body);
    for (const set of answer.headers['set-cookie'] ?? []) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value) cookies.set(name, value);
    }
    return good(answer, new URL(url).pathname);
  };
  return {
    isKnown: (): boolean => cookies.size > 0,
    get: (url: string): Promise<Answer> => ask('GET', url, {}),
    post: <Shape>(url: string, body: object, shape: z.ZodType<Shape>): Promise<Shape> =>
      ask(
        'POST',
        url,
        { 'x-poth-client': 'stale-proof', 'content-type': 'application/json' },
        JSON.stringify(body),
      ).then(({ text }) => shape.parse(JSON.parse(text))),
    /** Submits a form of one of the portal's pages; returns the address that it redirects to. */
    sendForm: async (url: string, fields: [string, string][]): Promise<string> => {
      const { origin, port } = new URL(url);
      const headers = {
        origin: origin.replace(/127\.0\.0\.1:\d+$/, `localhost:${port}`),
        'content-type': 'application/x-www-form-urlencoded',
      };
      const answer = await ask('POST', url, headers, new URLSearchParams(fields).toString());
      if (answer.status !== 303) throw new Refused(String(answer.status));
      return answer.headers.location ?? '';
    },
    /** Posts the gateway's form back, cross-site and therefore without the cookie. */
    carryBack: async (url: string, fields: Record<string, string>): Promise<void> => {
      const type = { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address };
      good(await sendTo('POST', url, type, new URLSearchParams(fields).toString()), new URL(url).pathname);
    },
  };
};
export type Browser = ReturnType<typeof openBrowser>;
