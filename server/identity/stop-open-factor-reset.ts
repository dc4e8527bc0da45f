import { type Visitor, nameOfActor } from '@poth/domain/identity/actor.ts';
import type { Deps } from '../deps.ts';
import { transaction } from '../db/transaction.ts';
import { stopOpenReset } from './factor-reset-store.ts';
import { recordChange } from './record-change.ts';

/** Stops an open request to remove an account's second factor, once the factor itself was shown. */
export const stopOpenFactorReset = (
  { db }: Pick<Deps, 'db'>,
  actor: Visitor,
  userId: string,
): Promise<void> =>
  transaction(db, async (tx) => {
    if (await stopOpenReset(tx, { userId }, nameOfActor(actor)))
      await recordChange(tx, actor, { userId, act: 'factor-reset-stopped' });
  });
