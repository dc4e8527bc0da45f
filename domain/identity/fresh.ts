import { type Account, freshMinutes } from './account.ts';

const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < freshMinutes * 60_000;

/** Tells whether the sign-in is recent enough to assume that it is still the same person. */
export const isFresh = ({ signedInAt }: { signedInAt: Date }, now: Date): boolean =>
  isRecent(signedInAt, now);

/** Tells whether the person has signed in, or proved identity again, recently enough for acts that cannot be undone. */
export const isProven = ({ session }: Pick<Account, 'session'>, now: Date): boolean =>
  isRecent(session.provenAt, now);
