import { randomInt, randomUUID, scryptSync } from 'node:crypto';
import { sql } from 'kysely';
import { type Actor, buyerOf, triesOf } from '@poth/domain/account/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { codeLimits } from '@poth/domain/notification/tries.ts';
import type { Deps } from '../deps.ts';
import { takeTry } from '../notification/count-try.ts';
import { codeSms } from '../notification/messages.ts';
import { findBooking, type LookUpInput } from './look-up-ticket.ts';

/** A code has twenty bits only: it is kept as a slow hash, bound to the booking and device it was asked for. */
export const hashCode = (code: string, codeId: string): string =>
  scryptSync(code, codeId, 32).toString('base64url');

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
    const code = String(randomInt(10 ** codeLimits.digits)).padStart(codeLimits.digits, '0');
    await deps.db
      .insertInto('oneTimeCode')
      .values({
        tripId: document.tripId,
        codeId,
        bookingId: document.bookingId,
        buyerId: buyerOf(actor),
        codeHash: hashCode(code, codeId),
        triesLeft: codeLimits.tries,
        expiresAt: sql<Date>`now() + make_interval(mins => ${codeLimits.minutes})`,
        usedAt: null,
      })
      .execute();
    const sms = {
      to: phone,
      text: codeSms(code, document.language),
      ref: codeId.replaceAll('-', '').slice(0, 20),
    };
    await deps.sms.send(sms).catch((thrown) => {
      deps.log(`one-time code ${codeId}: ${String(thrown)}`);
      throw new Problem('sms-not-sent');
    });
    return { codeId };
  };
