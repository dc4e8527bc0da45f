import { DatabaseError } from 'pg';
import { Problem } from '@poth/domain/problem.ts';
import { brokenConstraint } from '../db/broken-constraint.ts';
import { TryAgain } from '../db/transaction.ts';

const uniqueViolation = '23505';

/**
 * Runs a write that a unique key may refuse: a licence number exists once among companies that are not rejected, an account's
 * company and a slug exist once. Problems: licence-taken, has-operator. A slug that another took meanwhile is chosen again by the
 * next try.
 */
export const withKeyProblems = async <T>(write: Promise<T>): Promise<T> => {
  try {
    return await write;
  } catch (thrown) {
    if (!(thrown instanceof DatabaseError) || thrown.code !== uniqueViolation) throw thrown;
    const key = brokenConstraint(thrown);
    if (key === 'operator_licence_key') throw new Problem('licence-taken');
    if (key === 'operator_member_pkey') throw new Problem('has-operator');
    if (key === 'operator_slug_key') throw new TryAgain('the slug was taken by another');
    throw thrown;
  }
};
