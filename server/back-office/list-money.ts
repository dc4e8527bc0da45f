import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { refundPromisedBy } from '@poth/domain/settings/business-days.ts';
import { ListInput } from '@poth/domain/back-office/input.ts';
import type { AdminRequest } from '@poth/domain/back-office/request.ts';
import type { PaymentLine, RefundLine, UnseatedLine } from '@poth/domain/back-office/money.ts';
import { call } from '../call.ts';
import { overdueLimits } from './overdue-limits.ts';
import { type Paged, pageOf } from './paged.ts';
import {
  type MoneyCounts,
  readCounts,
  readReviews,
  readSilentPayments,
  readTroubledRefunds,
  readUnseated,
} from './money-store.ts';
import { readDecided, readPending } from './request-store.ts';

export type { PaymentLine, RefundLine, UnseatedLine };

/** Counts what needs a decision under each heading. One statement. */
export const countMoney = call(
  { gate: 'admin', mayReadBehind: true },
  function countMoney({ deps }): Promise<MoneyCounts> {
    return readCounts(deps.db, overdueLimits(deps));
  },
);

/** Lists payments that a person must decide about, the most urgent first. One statement. */
export const listReviews = call(
  { gate: 'admin', mayReadBehind: true, input: ListInput },
  async function listReviews({ deps: { db } }, { page }): Promise<Paged<PaymentLine>> {
    return pageOf(await readReviews(db, page), page);
  },
);

/** Lists payments whose gateway has long been silent, the oldest first. One statement. */
export const listSilentPayments = call(
  { gate: 'admin', mayReadBehind: true, input: ListInput },
  async function listSilentPayments({ deps: { db } }, { page }): Promise<Paged<PaymentLine>> {
    return pageOf(await readSilentPayments(db, page), page);
  },
);

/**
 * Lists refunds that need a person: refused, unanswered, or taking longer than the promised business days; the oldest
 * first. One statement.
 */
export const listTroubledRefunds = call(
  { gate: 'admin', mayReadBehind: true, input: ListInput },
  async function listTroubledRefunds(
    { deps },
    { page },
  ): Promise<Paged<RefundLine> & { promisedDays: number }> {
    const { refundBusinessDays } = deps.settings();
    const read = await readTroubledRefunds(deps.db, overdueLimits(deps), page);
    const rows = read.map((row) => ({
      ...row,
      promisedBy:
        row.promisedBy ?? refundPromisedBy(row.requestedAt, refundBusinessDays, deps.settings.holidays()),
    }));
    return { ...pageOf(rows, page), promisedDays: refundBusinessDays[1] };
  },
);

/** Lists paid bookings that got no seats, with their refunds, the newest first. One statement. */
export const listUnseated = call(
  { gate: 'admin', readsArchive: 'together', mayReadBehind: true, input: ListInput },
  async function listUnseated({ deps: { db } }, { page }): Promise<Paged<UnseatedLine>> {
    return pageOf(await readUnseated(db, page), page);
  },
);

const mostDecided = 10;

export type RequestList = Paged<AdminRequest> & {
  decided: AdminRequest[];
  /** Name under which the reader's own requests are kept: those another admin must decide. */
  me: string;
};

/** Lists requests that wait for a second admin, the oldest first, and those decided last. Two statements. */
export const listRequests = call(
  { gate: 'admin', input: ListInput },
  async function listRequests({ deps: { db }, actor }, { page }): Promise<RequestList> {
    const pending = await readPending(db, page);
    return { ...pageOf(pending, page), decided: await readDecided(db, mostDecided), me: nameOfActor(actor) };
  },
);
