import type { OperatorEvent } from '@poth/domain/operator/lifecycle.ts';
import { announceMailIn } from '../identity/account-mail.ts';
import type { Tx } from '../db/database.ts';
import { readOwner } from './application-store.ts';

/** Replaces the company's name until its owner has confirmed the address: a stranger may have typed both. */
const unproven = { en: 'Your company', bn: 'আপনার কোম্পানি' };

/**
 * Announces a mail about a company to its contact address, in its owner's language, in the transaction of the event
 * itself. A company without an owner gets no mail.
 */
export const tellOwner = async (
  tx: Tx,
  operatorId: string,
  event: OperatorEvent,
  reason: string | null,
): Promise<void> => {
  const owner = await readOwner(tx, operatorId);
  if (!owner?.contactEmail) return;
  const { name, language, emailVerified, contactEmail: email } = owner;
  const said = emailVerified ? { en: owner.nameEn, bn: owner.nameBn } : unproven;
  const busName = said[language === 'bn' ? 'bn' : 'en'];
  await announceMailIn(
    tx,
    { id: operatorId, name, email, emailVerified, language },
    { kind: 'operator-decided', busName, event, reason },
  );
};
