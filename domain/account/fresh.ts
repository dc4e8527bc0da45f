import { freshMinutes } from './account.ts';

/** Whether somebody has signed in so lately that it is surely still the same person. */
export const isFresh = ({ signedInAt }: { signedInAt: Date }, now: Date): boolean =>
  now.getTime() - signedInAt.getTime() < freshMinutes * 60_000;
