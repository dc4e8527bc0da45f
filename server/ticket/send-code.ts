import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Actor, buyerOf, triesOf } from '@poth/domain/account/actor.ts';
import { codeLimits } from '@poth/domain/notification/tries.ts';
import type { Deps } from '../deps.ts';
import { drawCode, hashCode } from '../notification/code-hash.ts';
import { takeTry } from '../notification/count-try.ts';
import { codeSms } from '../notification/messages.ts';
import { sendCodeSms } from '../notification/send-code-sms.ts';
import { findBooking, type LookUpInput } from './look-up-ticket.ts';

/**
 * Sends a one-time code to the phone of a booking, for this device only. The code itself is nowhere kept.
 * Answers the id that the code must come back with. Problems: ticket-not-found, invalid-input, too-many-tries, sms-not-sent.
 */
export const sendCode =
  (deps: Deps) =>
  async (actor: Actor, input: LookUpInput): Promise<{ codeId: string }> => {
    const { document, phone } = await findBooking(deps)(actor, input);
    const subjects = { ...triesOf(actor), phone };
    await takeTry(deps.db, 'code-sent', subjects);
    const codeId = randomUUID();
    const code = drawCode();
    await deps.db
      .insertInto('oneTimeCode')
      .values({
        tripId: document.tripId,
        codeId,
        bookingId: document.bookingId,
        buyerId: buyerOf(actor),
        codeHash: await hashCode(code, codeId),
        triesLeft: codeLimits.tries,
        expiresAt: sql<Date>`now() + make_interval(mins => ${codeLimits.minutes})`,
        usedAt: null,
      })
      .execute();
    const sms = { codeId, to: phone, text: codeSms(code, document.language) };
    await sendCodeSms(deps, sms, 'code-sent', subjects);
    return { codeId };
  };
