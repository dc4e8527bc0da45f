import { randomUUID } from 'node:crypto';
import { type BetterAuthPlugin } from 'better-auth';
import { APIError, createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';
import { languages } from '@poth/domain/language.ts';

/**
 * Domain of placeholder addresses: the library requires an address, so an account made by phone gets one that no mail
 * can reach. It does not follow from the number, which the account may give up: the next holder gets another.
 */
const noMailDomain = '@phone.invalid';
export const placeholderEmail = (name: string): string => `${name}${noMailDomain}`;
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
      const findByPhone = () =>
        adapter.findOne<{ id: string }>({ model: 'user', where: [{ field: 'phone', value: phone }] });
      let known = userId ? { id: userId } : await findByPhone();
      const create = () =>
        internalAdapter
          .createUser(
            { name: phone, email: placeholderEmail(randomUUID()), emailVerified: false, phone, language },
            { method: 'phone-number' },
          )
          .catch(async (thrown: unknown) => {
            // Of two devices that sign a new number up at once, its key refuses the second: the account is there by then.
            known = await findByPhone();
            if (!known) throw thrown;
            return internalAdapter.findUserById(known.id);
          });
      const user = known ? await internalAdapter.findUserById(known.id) : await create();
      const session = user && (await internalAdapter.createSession(user.id, !rememberMe));
      if (!user || !session) throw new APIError('INTERNAL_SERVER_ERROR');
      await setSessionCookie(ctx, { session, user }, !rememberMe);
      // A device becomes known with the last factor, not before it.
      const owesFactor = (user as { twoFactorEnabled?: boolean | null }).twoFactorEnabled === true;
      return ctx.json({ isNew: !known, known: owesFactor ? null : user.id });
    }),
  },
} satisfies BetterAuthPlugin;
