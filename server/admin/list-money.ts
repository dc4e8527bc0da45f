import { z } from 'zod';
import { nameOfActor } from '@poth/domain/account/actor.ts';
import { businessDaysBefore } from '@poth/domain/admin/business-days.ts';
import { ListInput } from '@poth/domain/admin/input.ts';
import type { AdminRequest } from '@poth/domain/admin/request.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { readInput } from '../read-input.ts';
import { type Paged, pageOf, pageSize } from './booking-line.ts';
import {
  type MoneyCounts,
  type PaymentLine,
  readCounts,
  readReviews,
  readSilent,
  readTroubled,
  readUnseated,
  type RefundLine,
  type UnseatedLine,
} from './money-store.ts';
import { readDecided, readPending } from './request-store.ts';

export type { PaymentLine, RefundLine, UnseatedLine };

type World = Pick<Deps, 'db' | 'now' | 'settings'>;

const overdue = ({ now, settings }: World): Date =>
  businessDaysBefore(now(), settings().refundBusinessDays[1]);

/** How much waits for a person under each heading. One statement. */
export const countMoney = call(
  { gate: 'admin', problems: [] },
  function countMoney({ deps }): Promise<MoneyCounts> {
    return readCounts(deps.db, overdue(deps));
  },
);

/** Payments that a person must decide about, the most urgent first. One statement. */
export const listReviews = call(
  { gate: 'admin', input: z.custom<ListInput>(), problems: [] },
  async function listReviews({ deps: { db } }, input): Promise<Paged<PaymentLine>> {
    const { page } = readInput(ListInput, input);
    return pageOf(await readReviews(db, page), page);
  },
);

/** Payments whose gateway has said nothing for long, the oldest first. One statement. */
export const listSilentPayments = call(
  { gate: 'admin', input: z.custom<ListInput>(), problems: [] },
  async function listSilentPayments({ deps: { db } }, input): Promise<Paged<PaymentLine>> {
    const { page } = readInput(ListInput, input);
    return pageOf(await readSilent(db, page), page);
  },
);

/**
 * Refunds that need a person: refused, unanswered, or on their way longer than the business days that were promised;
 * the oldest first. One statement.
 */
export const listTroubledRefunds = call(
  { gate: 'admin', input: z.custom<ListInput>(), problems: [] },
  async function listTroubledRefunds({ deps }, input): Promise<Paged<RefundLine> & { promisedDays: number }> {
    const { page } = readInput(ListInput, input);
    const rows = await readTroubled(deps.db, overdue(deps), page);
    return { ...pageOf(rows, page), promisedDays: deps.settings().refundBusinessDays[1] };
  },
);

/** Paid bookings that got no seats, with what goes back, the newest first. One statement. */
export const listUnseated = call(
  { gate: 'admin', input: z.custom<ListInput>(), problems: [] },
  async function listUnseated({ deps: { db } }, input): Promise<Paged<UnseatedLine>> {
    const { page } = readInput(ListInput, input);
    return pageOf(await readUnseated(db, page), page);
  },
);

const mostDecided = 10;

export type RequestList = Paged<AdminRequest> & {
  decided: AdminRequest[];
  /** Under whose name the reader asks: the own ones another must decide. */
  me: string;
};

/** What waits for a second admin, the oldest first, and what was decided last. Two statements. */
export const listRequests = call(
  { gate: 'admin', input: z.custom<ListInput>(), problems: [] },
  async function listRequests({ deps: { db }, actor }, input): Promise<RequestList> {
    const { page } = readInput(ListInput, input);
    const pending = await readPending(db, pageSize + 1, (page - 1) * pageSize);
    return { ...pageOf(pending, page), decided: await readDecided(db, mostDecided), me: nameOfActor(actor) };
  },
);
