import type { Visitor } from '@poth/domain/identity/actor.ts';
import { brokenConstraint } from '../db/broken-constraint.ts';
import type { Database } from '../db/database.ts';
import { isAccount, NoSuchAccount } from './account-store.ts';

/**
 * Tells whether the account of a row has been erased: there was none to read, or a key refused the row. All those keys are of
 * `user_id`.
 */
export const isOfErasedAccount = (thrown: unknown): boolean =>
  thrown instanceof NoSuchAccount || brokenConstraint(thrown)?.endsWith('_user_id_fkey') === true;

/** Returns a visitor as signed out, where their account has been erased since the request was recognised. */
export const withoutErased = async (db: Database, actor: Visitor): Promise<Visitor> => {
  const own = actor.account ?? actor.awaiting;
  if (!own) return actor;
  return (await isAccount(db, own.userId)) ? actor : { ...actor, account: null, awaiting: null };
};
