import { createHash, createPublicKey, randomBytes, verify } from 'node:crypto';
import { aSandbox } from '../testing.ts';
import type { Fields } from '../testing.ts';
import { portalClient } from './stand-ins.ts';

/** Callback of a portal, where nothing listens: the tests read where the browser is sent. */
export const callback = 'http://localhost:43210/auth/callback/google';

/** Starts a sandbox and reads the discovery document first, as a portal does that offers "Sign in with …". */
export async function aProvider(name = 'google') {
  const sandbox = await aSandbox();
  const issuer = `${sandbox.url}/identity/${name}`;
  const discovery = await sandbox.json(`/identity/${name}/.well-known/openid-configuration`);
  const verifier = randomBytes(32).toString('base64url');

  const askAt = (other: Fields = {}) =>
    `${discovery.authorization_endpoint}?${new URLSearchParams({
      client_id: portalClient.id,
      response_type: 'code',
      redirect_uri: callback,
      scope: 'openid email profile',
      state: 'the-state',
      nonce: 'the-nonce',
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...other,
    })}`;

  const token = (code: string, other: Fields = {}) =>
    fetch(discovery.token_endpoint, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: callback,
        code_verifier: verifier,
        client_id: portalClient.id,
        client_secret: portalClient.secret,
        ...other,
      }),
    });

  /** The claims of a token this provider signed; throws for any other. */
  const claimsOf = async (idToken: string) => {
    const [header = '', payload = '', signature = ''] = idToken.split('.');
    const read = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
    const { keys } = await (await fetch(discovery.jwks_uri)).json();
    const jwk = keys.find((one: { kid: string }) => one.kid === read(header).kid);
    const key = createPublicKey({ key: jwk, format: 'jwk' });
    const isSigned =
      read(header).alg === 'RS256' &&
      verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url'));
    if (!isSigned) throw new Error('The signature is not of this provider.');
    return read(payload);
  };

  /** Takes one person through the whole flow, in a new browser or in the one given; returns their claims. */
  const signIn = async (person: Fields, browser = aBrowser()) => {
    const page = await browser.open(askAt());
    const back = await browser.fill(page.url, { answer: 'continue', ...person });
    const answer = await token(back.get('code') ?? '');
    return claimsOf((await answer.json()).id_token);
  };

  return { sandbox, issuer, discovery, askAt, token, claimsOf, signIn };
}

/** A browser without JavaScript: keeps cookies, follows redirects within the sandbox. */
export function aBrowser() {
  const cookies = new Map<string, string>();

  const go = async (url: string, init: RequestInit = {}) => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(url, {
      ...init,
      headers: { cookie, accept: 'text/html' },
      redirect: 'manual',
    });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';', 1).join().split('=', 2);
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    return { response, url, next: location ? new URL(location, url).href : null };
  };

  /** Opens a page and stays on the one it is redirected to. */
  const open = async (url: string) => {
    let seen = await go(url);
    while (seen.next) seen = await go(seen.next);
    return { url: seen.url, status: seen.response.status, text: await seen.response.text() };
  };

  /** Posts the form of a page; returns what the browser carries to the portal. */
  const fill = async (url: string, fields: Fields) => {
    let seen = await go(url, { method: 'POST', body: new URLSearchParams(fields) });
    while (seen.next && !seen.next.startsWith(callback)) seen = await go(seen.next);
    if (!seen.next)
      throw new Error(`The browser stays: ${seen.response.status} ${await seen.response.text()}`);
    return new URL(seen.next).searchParams;
  };
  return { open, fill };
}
