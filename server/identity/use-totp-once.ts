import { Problem } from '@poth/domain/problem.ts';
import type { Database } from '../db/database.ts';
import { putUsedTotp } from './factor-store.ts';

/**
 * Marks a code of an authenticator app as used up, so that somebody who watched it being typed cannot use it again.
 * Problems: second-factor-wrong if it was used already.
 */
export const useTotpOnce = async (db: Database, userId: string, code: string): Promise<void> => {
  if (!(await putUsedTotp(db, userId, code))) throw new Problem('second-factor-wrong');
};
