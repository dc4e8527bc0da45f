import { type Account, freshMinutes } from './account.ts';

const isRecent = (at: Date, now: Date): boolean => now.getTime() - at.getTime() < freshMinutes * 60_000;

/** Whether somebody has signed in so lately that it is surely still the same person. */
export const isFresh = ({ signedInAt }: { signedInAt: Date }, now: Date): boolean =>
  isRecent(signedInAt, now);

/** Whether somebody has signed in, or shown once more who they are, so lately that what cannot be undone may be done. */
export const isProven = ({ session }: Pick<Account, 'session'>, now: Date): boolean =>
  isRecent(session.provenAt, now);
