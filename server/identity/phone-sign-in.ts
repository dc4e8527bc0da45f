import { type BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { languages } from '@poth/domain/language.ts';

/**
 * Domain of placeholder addresses: the library requires an address, so an account made by phone gets one that no mail
 * can reach.
 */
const noMailDomain = '@phone.invalid';
export const placeholderEmail = (phone: string): string => `${phone.replace('+', '')}${noMailDomain}`;
export const isPlaceholderEmail = (email: string): boolean => email.endsWith(noMailDomain);

const Body = z.object({
  phone: z.string(),
  /** The account whose mailbox the code went to; null where it went to the number. */
  userId: z.string().nullable(),
  rememberMe: z.boolean(),
  language: z.enum(languages),
});

/**
 * Plugin for the auth library: signs in by a proved number, and creates the account if the number is new. The endpoint
 * has no address: only the use case that checked the code can call it.
 */
export const phoneSignIn = {
  id: 'poth-phone',
  endpoints: {
    signInWithProvenPhone: createAuthEndpoint({ method: 'POST', body: Body }, async (ctx) => {
      const { phone, userId, rememberMe, language } = ctx.body;
      const { adapter, internalAdapter } = ctx.context;
      const known = userId
        ? { id: userId }
        : await adapter.findOne<{ id: string }>({ model: 'user', where: [{ field: 'phone', value: phone }] });
      const user = known
        ? await internalAdapter.findUserById(known.id)
        : await internalAdapter.createUser(
            { name: phone, email: placeholderEmail(phone), emailVerified: false, phone, language },
            { method: 'phone-number' },
          );
      const session = user && (await internalAdapter.createSession(user.id, !rememberMe));
      if (!user || !session) throw new APIError('INTERNAL_SERVER_ERROR');
      await setSessionCookie(ctx, { session, user }, !rememberMe);
      // A device becomes known with the last factor, not before it.
      const owesFactor = (user as { twoFactorEnabled?: boolean | null }).twoFactorEnabled === true;
      return ctx.json({ isNew: !known, known: owesFactor ? null : user.id });
    }),
  },
} satisfies BetterAuthPlugin;
