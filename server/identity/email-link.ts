import { verifyJWT } from 'better-auth/crypto';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { type EmailLinkNeeds, emailLinkNeeds } from '@poth/domain/identity/email-link.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { readAccountByEmail } from './account-store.ts';
import { otherAcceptedSecrets } from './auth-secrets.ts';
import { readEmailChange } from './email-change-store.ts';
import { hashOfEmailToken } from './email-token.ts';

/** Link of a mail that proves an address: the one that an account has, or another that it has requested. */
type EmailLink = { needs: EmailLinkNeeds } & (
  | { kind: 'own-address'; userId: string; isProved: boolean }
  | { kind: 'other-address'; tokenHash: string }
);

/** Verifies claims of the auth library under any secret of ours, also one that was rotated since. */
const openClaims = async (auth: Deps['auth'], token: string): Promise<{ email?: string } | null> => {
  const context = await auth.$context;
  for (const secret of [context.secret, ...otherAcceptedSecrets(context)]) {
    const claims = await verifyJWT<{ email?: string }>(token, secret);
    if (claims) return claims;
  }
  return null;
};

/** Reads an `EmailLink` without using it up. Problems: link-expired. */
export const readEmailLink = async (
  { db, auth }: Pick<Deps, 'db' | 'auth'>,
  actor: Visitor,
  token: string,
): Promise<EmailLink> => {
  // The library's tokens are signed claims (JWT) in three parts; ours is one random word.
  if (!token.includes('.')) {
    const tokenHash = hashOfEmailToken(token);
    const change = await readEmailChange(db, tokenHash);
    if (!change) throw new Problem('link-expired');
    return {
      kind: 'other-address',
      tokenHash,
      needs: emailLinkNeeds({ ...change, signedUpBy: null }, actor),
    };
  }
  const claims = await openClaims(auth, token);
  const account = claims?.email ? await readAccountByEmail(db, claims.email) : undefined;
  if (!account) throw new Problem('link-expired');
  const { id: userId, emailVerified: isProved, signedUpBy } = account;
  const needs = isProved ? 'nothing' : emailLinkNeeds({ userId, signedUpBy }, actor);
  return { kind: 'own-address', userId, isProved, needs };
};
