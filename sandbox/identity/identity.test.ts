import { describe, expect, test } from 'vitest';
import { portalClient } from './stand-ins.ts';
import { aBrowser, aProvider, callback } from './testing.ts';

const rahima = { email: 'rahima@example.com', name: 'Rahima Khatun', verified: 'on' };
const karim = { email: 'karim@example.com', name: 'Karim Uddin', verified: 'on' };

describe.each([
  ['google', 'Google'],
  ['facebook', 'Facebook'],
])('signing in with %s', (key, name) => {
  test('runs the code flow from discovery to userinfo', async () => {
    const { issuer, discovery, askAt, token, claimsOf } = await aProvider(key);
    expect(discovery).toMatchObject({
      issuer,
      response_types_supported: ['code'],
      code_challenge_methods_supported: ['S256'],
      id_token_signing_alg_values_supported: ['RS256'],
    });

    const browser = aBrowser();
    const page = await browser.open(askAt());
    expect(page.text).toContain('<title>Sandbox sign-in</title>');
    expect(page.text).toContain(`stands for <strong>${name}</strong>`);
    const back = await browser.fill(page.url, { ...rahima, answer: 'continue' });
    expect(back.get('state')).toBe('the-state');

    const answer = await (await token(back.get('code') ?? '')).json();
    const claims = await claimsOf(answer.id_token);
    const told = { email: rahima.email, email_verified: true, name: rahima.name };
    expect(claims).toMatchObject({ iss: issuer, aud: portalClient.id, nonce: 'the-nonce', ...told });
    const userinfo = await fetch(discovery.userinfo_endpoint, {
      headers: { authorization: `Bearer ${answer.access_token}` },
    });
    expect(await userinfo.json()).toEqual({ sub: claims.sub, ...told });
  });
});

describe('who signs in', () => {
  test('is one account for ever, whatever the case of the e-mail; another person is another account', async () => {
    const { signIn } = await aProvider();
    const first = await signIn(rahima);
    expect(await signIn({ ...rahima, email: 'Rahima@Example.com' })).toMatchObject({ sub: first.sub });
    expect((await signIn(karim)).sub).not.toBe(first.sub);
  });

  test('is the same account after a restart and a different one at the other provider', async () => {
    const [google, again, facebook] = await Promise.all([aProvider(), aProvider(), aProvider('facebook')]);
    const { sub } = await google.signIn(rahima);
    expect((await again.signIn(rahima)).sub).toBe(sub);
    expect((await facebook.signIn(rahima)).sub).not.toBe(sub);
  });

  test('is asked every time, also in the browser of somebody else', async () => {
    const { signIn } = await aProvider();
    const browser = aBrowser();
    await signIn(rahima, browser);
    expect(await signIn(karim, browser)).toMatchObject({ email: karim.email, name: karim.name });
  });

  test('may have an e-mail that is not verified', async () => {
    const { signIn } = await aProvider();
    expect(await signIn({ email: 'a@example.com', name: 'A' })).toMatchObject({ email_verified: false });
  });

  test('needs an e-mail and a name, and keeps what was typed', async () => {
    const { askAt } = await aProvider();
    const browser = aBrowser();
    const { url } = await browser.open(askAt());
    const typed = browser.fill(url, { email: 'rahima', name: '<b>', answer: 'continue' });
    await expect(typed).rejects.toThrow(/422[^]*role="alert"[^]*value="rahima"[^]*value="&lt;b&gt;"/);
  });

  test.each(['select_account', 'consent', 'login'])('sees one page when prompt is %s', async (prompt) => {
    const { askAt } = await aProvider();
    const browser = aBrowser();
    const { url } = await browser.open(askAt({ prompt }));
    expect((await browser.fill(url, { ...rahima, answer: 'continue' })).get('code')).toMatch(/./);
  });

  test('may cancel: the portal hears access_denied', async () => {
    const { askAt } = await aProvider();
    const browser = aBrowser();
    const { url } = await browser.open(askAt());
    const back = await browser.fill(url, { answer: 'cancel' });
    expect(Object.fromEntries(back)).toMatchObject({ error: 'access_denied', state: 'the-state' });
    expect(await browser.open(url)).toMatchObject({ status: 404, text: expect.stringContaining('is over') });
  });

  test('cannot answer for another browser', async () => {
    const { askAt } = await aProvider();
    const { url } = await aBrowser().open(askAt());
    await expect(aBrowser().fill(url, { ...rahima, answer: 'continue' })).rejects.toThrow('404');
  });
});

describe('the portal', () => {
  test.each([
    'https://evil.example/auth/callback',
    'http://localhost.evil.example/auth/callback',
    'http://localhost:3000/elsewhere',
    'http://localhost:3000/auth/../elsewhere',
    'http://localhost@evil.example/auth/callback',
  ])('is the only place to return to, %s is not', async (redirect_uri) => {
    const { askAt } = await aProvider();
    const { status, text } = await aBrowser().open(askAt({ redirect_uri }));
    expect(status).toBe(400);
    expect(text).toContain('redirect_uri');
  });

  test('may listen on 127.0.0.1 and any port', async () => {
    const { askAt } = await aProvider();
    const { status } = await aBrowser().open(askAt({ redirect_uri: 'http://127.0.0.1:9/auth/any/path' }));
    expect(status).toBe(200);
  });

  const aCode = async (provider: Awaited<ReturnType<typeof aProvider>>) => {
    const browser = aBrowser();
    const { url } = await browser.open(provider.askAt());
    return (await browser.fill(url, { ...rahima, answer: 'continue' })).get('code') ?? '';
  };

  test.each([
    ['another verifier', { code_verifier: 'x'.repeat(43) }, 400, 'invalid_grant'],
    ['another redirect_uri', { redirect_uri: `${callback}2` }, 400, 'invalid_grant'],
    ['a wrong secret', { client_secret: 'guessed' }, 401, 'invalid_client'],
  ])('gets no token with %s', async (_what, other, status, error) => {
    const provider = await aProvider();
    const answer = await provider.token(await aCode(provider), other);
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ error });
  });

  test('gets one token for a code', async () => {
    const provider = await aProvider();
    const code = await aCode(provider);
    expect((await provider.token(code)).status).toBe(200);
    expect((await provider.token(code)).status).toBe(400);
  });

  test('may say its secret in the header too', async () => {
    const { discovery } = await aProvider();
    const answer = await fetch(discovery.token_endpoint, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`${portalClient.id}:${portalClient.secret}`)}` },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code: 'unknown',
        redirect_uri: callback,
      }),
    });
    expect(await answer.json()).toMatchObject({ error: 'invalid_grant' });
  });

  test('gets an error when the sandbox is told so, and the same code works afterwards', async () => {
    const provider = await aProvider();
    const code = await aCode(provider);
    await provider.sandbox.control('scenario', { identity: '500' });
    expect((await provider.token(code)).status).toBe(500);
    await provider.sandbox.send('/__sandbox/scenario', { method: 'DELETE' });
    expect((await provider.token(code)).status).toBe(200);
  });
});
