import { type Actor, triesOf } from '@poth/domain/account/actor.ts';
import { readEnquiry } from '@poth/domain/enquiry/enquiry.ts';
import { SendEnquiryInput } from '@poth/domain/enquiry/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { takeTry } from '../notification/count-try.ts';
import { announce } from '../notification/outbox.ts';
import { readInput } from '../operator/read-input.ts';
import { writeEnquiry } from './store.ts';

/**
 * Somebody asks the company something: it is kept at once and sent on as soon as mail goes out. The same form sent
 * twice is one query. Problems: invalid-input (first_name, last_name, user_email, subject, message), too-many-tries.
 */
export const sendEnquiry =
  ({ db }: Pick<Deps, 'db'>) =>
  async (actor: Actor, input: SendEnquiryInput): Promise<{ enquiryId: string }> => {
    const typed = readInput(SendEnquiryInput, input);
    const read = readEnquiry(typed);
    if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
    await takeTry(db, 'enquiry', triesOf(actor));
    const enquiryId = typed.key;
    await transaction(db, async (tx) => {
      if (await writeEnquiry(tx, enquiryId, read.enquiry))
        await announce(tx, enquiryId, 'enquiry-received', enquiryId, { enquiryId });
    });
    return { enquiryId };
  };
