import { personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { type BookingAtSupport, maskBooking } from '@poth/domain/support/booking.ts';
import { Pnr } from '@poth/domain/ticket/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import {
  readFacts,
  readMessages,
  readPayments,
  readRefunds,
  readSeats,
} from '../back-office/booking-store.ts';
import { streamOfBooking } from '../back-office/record-on-booking.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { readDifferencesOf } from '../reconciliation/difference-store.ts';
import { findByPnr } from '../ticket/pnr-store.ts';
import { readCasesOfBooking } from './case-store.ts';
import { recordLook } from './record-look.ts';

/**
 * Shows a booking by its PNR to support, with personal data masked. The reading and its line in the audit log are one
 * transaction: nothing is shown without the line. An unknown PNR counts as a search without result.
 */
export const viewBooking = call(
  {
    gate: 'support',
    readsArchive: 'together',
    input: Pnr,
    unreadable: 'not-found',
    problems: ['not-found', 'too-many-tries'],
  },
  async function viewBooking({ deps: { db }, actor }, pnr): Promise<BookingAtSupport> {
    const { userId } = personOf(actor);
    await chargeTry(db, 'support-view', { account: userId });
    const ref = await findByPnr(db, pnr);
    if (!ref) {
      await chargeTry(db, 'support-miss', { account: userId });
      await transaction(db, (tx) => recordLook(tx, actor, { userId, kind: 'pnr', text: pnr, pnrs: [] }));
      throw new Problem('not-found');
    }
    return transaction(db, async (tx) => {
      const facts = await readFacts(tx, ref);
      if (!facts) throw new Problem('not-found');
      await recordAct(tx, actor, {
        stream: streamOfBooking(ref),
        act: 'booking-looked-at',
        detail: { tripId: ref.tripId, bookingId: ref.bookingId, pnr, by: 'pnr' },
      });
      const refunds = await readRefunds(tx, ref);
      const refundIds = refunds.map(({ refundId }) => refundId);
      const shown = maskBooking({
        facts: { ...facts, pnr },
        seats: await readSeats(tx, ref),
        payments: await readPayments(tx, ref),
        refunds,
        messages: await readMessages(tx, ref, refundIds),
      });
      const differences = await readDifferencesOf(tx, ref);
      return { ...shown, differences, cases: await readCasesOfBooking(tx, ref) };
    });
  },
);
