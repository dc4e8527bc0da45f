import type { BetterAuthPlugin } from 'better-auth';
import { createAuthMiddleware } from 'better-auth/api';
import { constantTimeEqual, makeSignature } from 'better-auth/crypto';
import { otherAcceptedSecrets } from './auth-secrets.ts';

/** Cookie signed by the auth library: its name, its value, and 32 bytes of signature in base64. */
const signedCookie = /^([^=]+)=([\w!~*'()-]+)\.((?:\w|%2B|%2F|%3D)+)$/;

/** Signs a cookie anew if it carries the signature of another accepted secret. */
const renew = async (cookie: string, secret: string, beside: readonly string[]): Promise<string> => {
  const [, name, value = '', signature = ''] = signedCookie.exec(cookie) ?? [];
  if (!name) return cookie;
  for (const other of beside)
    if (constantTimeEqual(decodeURIComponent(signature), await makeSignature(value, other)))
      return `${name}=${value}.${encodeURIComponent(await makeSignature(value, secret))}`;
  return cookie;
};

/**
 * Plugin for the auth library, which verifies cookies with the signing secret alone: during a key rotation, cookies
 * signed with another accepted secret are signed anew before the library reads them.
 */
export const renewSignatures = {
  id: 'poth-turned-keys',
  hooks: {
    before: [
      {
        matcher: () => true,
        handler: createAuthMiddleware(async (ctx) => {
          const beside = otherAcceptedSecrets(ctx.context);
          const cookies = ctx.headers?.get('cookie');
          if (beside.length === 0 || !cookies) return;
          const renewed = cookies.split('; ').map((cookie) => renew(cookie, ctx.context.secret, beside));
          const headers = new Headers(ctx.headers);
          headers.set('cookie', (await Promise.all(renewed)).join('; '));
          return { context: { headers } };
        }),
      },
    ],
  },
} satisfies BetterAuthPlugin;
