import { confirmAddress } from './put-in.ts';
import type { World } from './world.ts';

export type Answer = { status: number; body: unknown; type: string };
export type Account = { name: string; email: string; password: string; accountType: 'user' | 'busProvider' };

/**
 * A client that knows only /auth and the specification's calls. It keeps the cookies of signing in only until it has
 * its bearer token.
 */
export const aClient = (world: Pick<World, 'db' | 'publicUrl'>) => {
  const cookies = new Map<string, string>();
  let bearer: string | undefined;

  const send = async (method: string, path: string, body?: unknown): Promise<Answer> => {
    const isForm = body instanceof FormData;
    const answer = await fetch(world.publicUrl + path, {
      method,
      redirect: 'manual',
      headers: {
        'x-poth-client': 'a test',
        ...(bearer
          ? { authorization: `Bearer ${bearer}` }
          : { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    });
    for (const setCookie of bearer ? [] : answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
      cookies.set(name, value);
    }
    const text = await answer.text();
    const type = answer.headers.get('content-type') ?? '';
    return { status: answer.status, type, body: type.includes('json') ? JSON.parse(text) : text };
  };

  return {
    send,
    get: (path: string) => send('GET', path),
    /** Signs up, confirms the address and signs in. */
    signUp: async ({ name, email, password, accountType }: Account): Promise<void> => {
      const { status } = await send('POST', '/auth/sign-up', { name, email, password, accountType });
      if (status !== 200) throw new Error(`${email} could not sign up: ${status}`);
      await confirmAddress(world, email);
      const { status: entered } = await send('POST', '/auth/sign-in', { email, password });
      if (entered !== 200) throw new Error(`${email} could not sign in: ${entered}`);
    },
    /** From here on the token alone is sent. */
    takeToken: async (email: string): Promise<string> => {
      const { status, body } = await send('GET', `/users/jwt?email=${encodeURIComponent(email)}`);
      if (status !== 200) throw new Error(`${email} got no token: ${status}`);
      bearer = (body as { accessToken: string }).accessToken;
      return bearer;
    },
    /** Sends this token instead; undefined: cookies again. */
    bring: (token: string | undefined): void => {
      bearer = token;
    },
  };
};

export type Client = ReturnType<typeof aClient>;
