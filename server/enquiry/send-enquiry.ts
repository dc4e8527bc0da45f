import { trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { readEnquiry } from '@poth/domain/enquiry/enquiry.ts';
import { SendEnquiryInput } from '@poth/domain/enquiry/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { returnTry, chargeTry } from '../rate-limit/count-try.ts';
import { announce } from '../messaging/outbox.ts';
import { writeEnquiry } from './store.ts';

/** Stores a query to the company at once, and sends it as soon as mail goes out. A form sent twice is one query. */
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
    const subjects = trySubjectsOf(actor);
    await chargeTry(db, 'enquiry', subjects);
    const enquiryId = typed.key;
    const isNew = await transaction(db, async (tx) => {
      if (!(await writeEnquiry(tx, enquiryId, read.enquiry))) return false;
      await announce(tx, enquiryId, 'enquiry-received', enquiryId, { enquiryId });
      return true;
    });
    // A form that was sent before sends no mail, so it is not charged to the budget of mails.
    if (!isNew) await returnTry(db, 'enquiry', subjects, ['everybody']);
    return { enquiryId };
  },
);
