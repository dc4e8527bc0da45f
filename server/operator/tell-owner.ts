import type { OperatorEvent } from '@poth/domain/operator/lifecycle.ts';
import { announceMailIn } from '../account/account-mail.ts';
import type { Tx } from '../db/database.ts';
import { readOwner } from './application-store.ts';

/**
 * Announces a mail about a company to its contact address, in its owner's language, in the transaction that makes it
 * true. A company without an owner is not written to.
 */
export const tellOwner = async (
  tx: Tx,
  operatorId: string,
  event: OperatorEvent,
  reason: string | null,
): Promise<void> => {
  const owner = await readOwner(tx, operatorId);
  if (!owner?.contactEmail) return;
  const { name, language, contactEmail: email } = owner;
  const busName = language === 'bn' ? owner.nameBn : owner.nameEn;
  await announceMailIn(
    tx,
    { id: operatorId, name, email, language },
    { kind: 'operator-decided', busName, event, reason },
  );
};
