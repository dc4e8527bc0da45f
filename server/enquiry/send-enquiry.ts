import { triesOf } from '@poth/domain/identity/actor.ts';
import { readEnquiry } from '@poth/domain/enquiry/enquiry.ts';
import { SendEnquiryInput } from '@poth/domain/enquiry/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { giveBackTry, takeTry } from '../rate-limit/count-try.ts';
import { announce } from '../messaging/outbox.ts';
import { writeEnquiry } from './store.ts';

/**
 * Keeps a query to the company at once and sends it on as soon as mail goes out. The same form sent twice is one query.
 */
export const sendEnquiry = call(
  {
    gate: 'everybody',
    input: SendEnquiryInput,
    problems: [
      'invalid-input', // first_name, last_name, user_email, subject, message
      'too-many-tries',
    ],
  },
  async function sendEnquiry({ deps: { db }, actor }, typed): Promise<{ enquiryId: string }> {
    const read = readEnquiry(typed);
    if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
    const subjects = triesOf(actor);
    await takeTry(db, 'enquiry', subjects);
    const enquiryId = typed.key;
    const isNew = await transaction(db, async (tx) => {
      if (!(await writeEnquiry(tx, enquiryId, read.enquiry))) return false;
      await announce(tx, enquiryId, 'enquiry-received', enquiryId, { enquiryId });
      return true;
    });
    // No mail follows from a form that was sent before, so the budget of mails is not charged for it.
    if (!isNew) await giveBackTry(db, 'enquiry', subjects, ['everybody']);
    return { enquiryId };
  },
);
