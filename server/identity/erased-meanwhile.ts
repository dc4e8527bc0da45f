import type { Visitor } from '@poth/domain/identity/actor.ts';
import { brokenConstraint } from '../db/broken-constraint.ts';
import type { Database } from '../db/database.ts';
import { isAccount } from './account-store.ts';

/** Tells whether a row was refused because the account that it belongs to has been erased: all those keys are of `user_id`. */
export const isOfErasedAccount = (thrown: unknown): boolean =>
  brokenConstraint(thrown)?.endsWith('_user_id_fkey') === true;

/** Returns a visitor as signed out, where their account has been erased since the request was recognised. */
export const withoutErased = async (db: Database, actor: Visitor): Promise<Visitor> => {
  const own = actor.account ?? actor.awaiting;
  if (!own) return actor;
  return (await isAccount(db, own.userId)) ? actor : { ...actor, account: null, awaiting: null };
};
