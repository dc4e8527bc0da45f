import { randomUUID } from 'node:crypto';
import { buyerOf, trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { codeLimits } from '@poth/domain/rate-limit/tries.ts';
import { sendCodeCall } from '@poth/domain/ticket/api.ts';
import { SendCodeInput } from '@poth/domain/ticket/input.ts';
import { sendsProofCode } from '@poth/domain/ticket/proof-code.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { mailboxHashOf } from '../identity/mail-limit.ts';
import { generateCode, hashCode } from '../messaging/code-hash.ts';
import { chargeCodeTry } from '../rate-limit/count-try.ts';
import { ticketCodeSms } from '../messaging/ticket-code-sms.ts';
import { announce } from '../messaging/outbox.ts';
import { sendCodeSms } from '../messaging/send-code-sms.ts';
import { addCode } from './code-store.ts';
import { findBooking } from './look-up-ticket.ts';

/**
 * Sends a one-time code to the phone of a booking, or to its e-mail, valid for this device only. Only a hash of the
 * code is stored; the announcement of a mail is emptied once delivered. A booking that nobody has paid for sends none.
 * Returns the id to send back with the code.
 */
export const sendCode = call(
  {
    gate: 'everybody',
    input: SendCodeInput,
    problems: problemsIn(sendCodeCall.responses),
  },
  async function sendCode({ deps, actor }, { by, ...input }): Promise<{ codeId: string }> {
    const { document, phone } = await findBooking(deps)(actor, input);
    const { tripId, bookingId, contactEmail, language } = document;
    if (!sendsProofCode(document) || (by === 'mail' && !contactEmail)) throw new Problem('not-found');
    const mailbox = contactEmail && mailboxHashOf(contactEmail);
    const subjects = { ...trySubjectsOf(actor), phone, booking: bookingId, mailbox };
    await chargeCodeTry(deps.db, by === 'sms' ? 'ticket-code-sent' : 'ticket-code-mailed', subjects);
    const codeId = randomUUID();
    const code = generateCode();
    const codeHash = await hashCode(code, codeId);
    await transaction(deps.db, async (tx) => {
      const { tries, minutes } = codeLimits;
      await addCode(tx, { tripId, codeId, bookingId, buyerId: buyerOf(actor), codeHash, tries, minutes });
      if (by === 'mail' && contactEmail)
        await announce(tx, tripId, 'account-mail', codeId, {
          to: contactEmail,
          name: '',
          language,
          mail: { kind: 'ticket-code', code },
        });
    });
    const text = ticketCodeSms(code, language);
    if (by === 'sms') await sendCodeSms(deps, { codeId, to: phone, text }, 'ticket-code-sent', subjects);
    return { codeId };
  },
);
