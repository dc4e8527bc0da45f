import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { withBalances } from '@poth/domain/back-office/ledger.ts';
import { sortMoves } from '@poth/domain/back-office/moves.ts';
import { sum } from '@poth/domain/money.ts';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import { Pnr } from '@poth/domain/ticket/input.ts';
import type { BookingAtDesk, GatewayNotice } from '@poth/domain/back-office/booking.ts';
import { beyondPolicyReason } from '@poth/domain/refund/reasons.ts';
import { readStream } from '../audit-log/store.ts';
import { readBooking } from '../booking/store.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { paymentsLeft } from '../refund/payments-left.ts';
import { quoteSeats } from '../refund/quote-refund.ts';
import { findByPnr } from '../ticket/pnr-store.ts';
import {
  readFacts,
  readLines,
  readMessages,
  readMoves,
  readPayments,
  readRefunds,
  readSeats,
} from './booking-store.ts';
import { sumRefundableLive } from './give-back-store.ts';
import { hasHadTickets } from './give-money-back.ts';
import { streamOfBooking } from './record-on-booking.ts';
import { requestsOf } from './request-store.ts';
import { reversalsOf } from './reversal-store.ts';

export type { GatewayNotice };

const mostActs = 50;

/** Shows an admin a booking by its PNR. Twenty statements. */
export const viewBooking = call(
  {
    gate: 'admin',
    readsArchive: 'where-missing',
    input: Pnr,
    unreadable: 'not-found',
    problems: ['not-found'],
  },
  async function viewBooking({ deps: { db, settings, archive }, actor }, pnr): Promise<BookingAtDesk> {
    const ref = await findByPnr(db, pnr);
    const facts = ref && (await readFacts(db, ref));
    const booking = ref && (await readBooking(db, ref));
    if (!facts || !booking) throw new Problem('not-found');
    const payments = await readPayments(db, ref);
    const refunds = await readRefunds(db, ref);
    const refundIds = refunds.map(({ refundId }) => refundId);
    const reversals = await reversalsOf(db, ref);
    const ids = [
      ref.bookingId,
      ...payments.map(({ paymentId }) => paymentId),
      ...refundIds,
      ...reversals.map(({ reversalId }) => reversalId),
    ];
    const seats = await readSeats(db, ref);
    const live = seats.filter(({ ticketState }) => ticketState === 'issued').map(({ seatNo }) => seatNo);
    const quote =
      live.length > 0 ? await quoteSeats(db, booking, live, await databaseNow(db)).catch(notNow) : null;
    const left = hasHadTickets(facts) ? (await paymentsLeft(db, ref)).map(({ leftPaisa }) => leftPaisa) : [];
    const given = sum(
      refunds
        .filter(({ reasonKey }) => reasonKey.startsWith(beyondPolicyReason))
        .map(({ amountPaisa }) => amountPaisa),
    );
    const leftPaisa = sum(left);
    return {
      facts: { ...facts, pnr },
      // The archive is read only for a booking that is not found without it.
      isArchived: db === archive?.db,
      seats,
      payments,
      refunds,
      reversals,
      lines: withBalances(await readLines(db, ref.tripId, ids)),
      moves: sortMoves(await readMoves(db, ref, [...ids, ref.tripId])),
      messages: await readMessages(db, ref, refundIds),
      requests: await requestsOf(db, ref),
      acts: await readStream(db, streamOfBooking(ref), mostActs),
      quote: quote?.seats.map(({ seatNo, refundPaisa }) => ({ seatNo, refundPaisa })) ?? [],
      leftPaisa,
      freePaisa: Math.min(left[0] ?? 0, Math.max(0, leftPaisa - (await sumRefundableLive(db, ref)))),
      alonePaisa: Math.max(0, settings().refundApprovalPaisa - given),
      me: nameOfActor(actor),
    };
  },
);

const notNow = (thrown: unknown): null => {
  if (isProblem(thrown) && thrown.code === 'not-cancellable') return null;
  throw thrown;
};
