import { localPathOf } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';
import { messageRef } from '../messaging/message-ref.ts';
import type { Announcement, Topics } from '../messaging/topics.ts';
import { readOwner } from '../operator/application-store.ts';
import { paidMail } from './paid-mail.ts';
import { readSettlement } from './store.ts';

type Told = Pick<Announcement, 'outboxId'> & Topics['settlement-paid'];

/** Tells the company's owner by mail that a statement was paid. */
export const tellSettlementPaid =
  ({ db, mailer, publicUrl }: Pick<Deps, 'db' | 'mailer' | 'publicUrl'>) =>
  async ({ settlementId, outboxId }: Told): Promise<void> => {
    const settlement = await readSettlement(db, settlementId);
    if (!settlement) throw new Error(`settlement ${settlementId} is gone`);
    const owner = await readOwner(db, settlement.operatorId);
    if (!owner?.contactEmail) return;
    const language = owner.language === 'bn' ? 'bn' : 'en';
    const link = publicUrl + localPathOf(language, `/settlements/${settlementId}`);
    const content = { greeting: owner.name, ...paidMail(settlement, language, link) };
    const ref = messageRef(outboxId);
    await mailer.send({ to: owner.contactEmail, content, ref });
  };
