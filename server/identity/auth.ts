import { randomUUID } from 'node:crypto';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { APIError } from 'better-auth/api';
import { twoFactor } from 'better-auth/plugins';
import { nameWithoutAddress } from '@poth/domain/identity/name-address.ts';
import { passwordLength } from '@poth/domain/identity/password.ts';
import { freshMinutes } from '@poth/domain/identity/account.ts';
import { sessionLimits } from '@poth/domain/identity/session-rules.ts';
import { languages } from '@poth/domain/language.ts';
import type { Database } from '../db/database.ts';
import { announceMail } from './account-mail.ts';
import { confirmAddress, isDisabled } from './account-store.ts';
import type { AuthSecrets } from './auth-secrets.ts';
import { drawBackupCodes } from './backup-codes.ts';
import { type IdentityProviders, identityOptions } from './identity-providers.ts';
import { phoneSignIn } from './phone-sign-in.ts';
import { renewSignatures } from './renew-signatures.ts';

type AuthOptions = {
  db: Database;
  publicUrl: string;
  /** Secrets that sign session cookies and encrypt second factors. */
  secrets: AuthSecrets;
  providers: IdentityProviders;
  log: (line: string) => void;
};

const daySeconds = 24 * 3600;
/** Paths of the auth library whose sign-in counts as two factors. */
const strongPaths = new Set([
  '/two-factor/verify-totp',
  '/two-factor/verify-backup-code',
  '/passkey/verify-authentication',
]);

/**
 * Refuses a passkey without user verification: the library requests the owner's finger, face or PIN, but accepts a
 * device that skipped it, which would not count as two factors.
 */
const demandOwner = async (userVerified: boolean | undefined): Promise<undefined> => {
  if (!userVerified)
    throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED', message: 'User not verified' });
};

/**
 * Better Auth over the tables of migration 0006: accounts, sessions, passwords, factors, identity providers. Only use
 * cases call it; over HTTP only the identity providers' callbacks are open (see portal/app.ts).
 */
export const openAuth = ({ db, publicUrl, secrets, providers, log }: AuthOptions) => {
  const secure = publicUrl.startsWith('https:');
  const identity = identityOptions(providers);
  return betterAuth({
    appName: 'Poth',
    baseURL: publicUrl,
    basePath: '/auth',
    ...secrets,
    database: { db, type: 'postgres' },
    telemetry: { enabled: false },
    logger: { level: 'error', log: (level, message) => log(`auth ${level}: ${message}`) },
    trustedOrigins: [publicUrl],
    // Page for a provider's callback that came too late, or that no sign-in began.
    onAPIError: { errorURL: '/login' },
    // Our own rate limits count tries, strictly by device and account and loosely by address.
    rateLimit: { enabled: false },
    user: {
      modelName: 'authUser',
      additionalFields: {
        accountType: { type: ['user', 'busProvider'], required: false, defaultValue: 'user' },
        language: { type: [...languages], required: false, defaultValue: 'en' },
        phone: { type: 'string', required: false, unique: true, input: false },
        disabledAt: { type: 'date', required: false, input: false },
        // Set by `signUp` alone, to the browser's buyer id: the library's own routes are closed.
        signedUpBy: { type: 'string', required: false, returned: false },
      },
      changeEmail: { enabled: true },
    },
    session: {
      modelName: 'authSession',
      expiresIn: sessionLimits.rememberedDays * daySeconds,
      updateAge: daySeconds,
      freshAge: freshMinutes * 60,
      cookieCache: { enabled: false },
      additionalFields: {
        secondFactor: { type: 'boolean', required: false, defaultValue: false, input: false },
        lastSeenAt: { type: 'date', required: false, input: false, defaultValue: () => new Date() },
      },
    },
    account: { modelName: 'authAccount', accountLinking: { enabled: true, trustedProviders: [] } },
    verification: { modelName: 'authVerification' },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: passwordLength.least,
      maxPasswordLength: passwordLength.most,
      resetPasswordTokenExpiresIn: 30 * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) => announceMail(db, user, { kind: 'reset-password', token }),
      requireEmailVerification: true,
      onExistingUserSignUp: ({ user }) => announceMail(db, user, { kind: 'account-exists' }),
      onPasswordReset: async ({ user }) => {
        // The link came by mail: using it confirms the address, as the verification link does.
        await confirmAddress(db, user.id);
        await announceMail(db, user, { kind: 'password-changed' });
      },
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: daySeconds,
      // One mail for three occasions: a new account, an address changed, the link asked for again.
      sendVerificationEmail: ({ user, token }) => announceMail(db, user, { kind: 'verify-email', token }),
    },
    advanced: {
      ipAddress: { disableIpTracking: true },
      useSecureCookies: false,
      cookiePrefix: secure ? '__Host-poth' : 'poth',
      cookies: { session_token: { name: secure ? '__Host-sid' : 'sid' } },
      defaultCookieAttributes: { secure, sameSite: 'lax', httpOnly: true, path: '/' },
      database: { generateId: () => randomUUID() },
    },
    databaseHooks: {
      user: {
        create: {
          // A provider may vouch for any name, also for one that mail programs would turn into a link.
          before: async (user) => ({ data: { ...user, name: nameWithoutAddress(user.name, user.email) } }),
        },
      },
      account: {
        create: {
          // A provider's tokens grant access at the provider; nothing of ours needs them.
          before: async (account) => ({
            data: { ...account, accessToken: null, refreshToken: null, idToken: null },
          }),
        },
      },
      session: {
        create: {
          before: async (session, context) => {
            if (await isDisabled(db, session.userId))
              throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DISABLED', message: 'Account disabled' });
            return { data: { ...session, secondFactor: strongPaths.has(context?.path ?? '') } };
          },
        },
      },
    },
    socialProviders: identity.socialProviders,
    plugins: [
      renewSignatures,
      identity.plugin,
      phoneSignIn,
      twoFactor({
        issuer: 'Poth',
        twoFactorTable: 'authTwoFactor',
        allowPasswordless: true,
        totpOptions: { digits: 6, period: 30 },
        backupCodeOptions: { customBackupCodesGenerate: drawBackupCodes },
      }),
      passkey({
        rpID: new URL(publicUrl).hostname,
        rpName: 'Poth',
        origin: publicUrl,
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
        schema: { passkey: { modelName: 'authPasskey', fields: { credentialID: 'credentialId' } } },
        registration: {
          afterVerification: ({ verification }) => demandOwner(verification.registrationInfo?.userVerified),
        },
        authentication: {
          afterVerification: ({ verification }) => demandOwner(verification.authenticationInfo.userVerified),
        },
      }),
    ],
  });
};

export type Auth = ReturnType<typeof openAuth>;
