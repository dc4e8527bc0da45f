import { dhakaDate, parseDhakaDate } from '@poth/domain/dhaka.ts';
import { type SeatLayout, seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import { data } from 'react-router';
import type { RequestContext } from '#ctx';
import { unlessNotFound } from '../shell/form-answer.ts';
import type { ThermalView } from './thermal-view.ts';

type Asking = Pick<RequestContext, 'portal' | 'actor' | 'now' | 'settings'>;
/** Draws a sold ticket for thermal paper. */
type DrawTicket = (document: TicketDocument) => ThermalView;

/** Most seats of a sale: the setting, and no more than the coach has. */
const seatLimitOf = ({ seatsPerCounterSale }: RequestContext['settings'], layout: SeatLayout): number =>
  Math.min(seatsPerCounterSale, seatsOf(layout).length);

/** Loads the page without an open shift: counters at which one may be opened, and the result of the shift just closed. */
const loadClosed = async ({ portal, actor }: Asking, closed: string | null) => ({
  kind: 'closed' as const,
  counters: await portal.counter.listCounters(actor),
  ended: closed ? await portal.counter.viewShift(actor, closed).catch(unlessNotFound) : undefined,
});

/** Loads the booking that was just made, to be printed or read out. */
const loadSold = async ({ portal, actor }: Asking, typed: string | null, draw: DrawTicket) => {
  const sale = typed ? await portal.counter.viewSale(actor, typed).catch(unlessNotFound) : undefined;
  if (!sale) return null;
  const { state, heldUntil, paidPaisa } = sale.document;
  return { strip: draw(sale.document), seatNos: sale.seatNos, paidPaisa, state, heldUntil };
};

/**
 * Loads the page of the counter: the day's coaches from a place, the one that is being sold with its map, the shift
 * and what it has sold.
 */
export const loadCounter = async (
  asking: Asking,
  query: URLSearchParams,
  journey: Journey | undefined,
  draw: DrawTicket,
) => {
  const { portal, actor, now } = asking;
  const shift = await portal.counter.viewOpenShift(actor);
  if (!shift) return loadClosed(asking, query.get('closed'));
  const today = dhakaDate(now);
  const date = parseDhakaDate(query.get('date')) ?? today;
  const place = query.get('from')?.slice(0, 60) ?? shift.counter.placeId;
  const [day, chosen, { sales, holds }, sold] = await Promise.all([
    portal.counter.listJourneys(actor, { date, fromPlaceId: place }),
    journey && portal.counter.viewJourney(actor, journey).catch(unlessNotFound),
    portal.counter.listOpenSales(actor),
    loadSold(asking, query.get('sold'), draw),
  ]);
  if (journey && !chosen) throw data(null, { status: 404 });
  return {
    kind: 'open' as const,
    shift,
    today,
    date,
    ...day,
    q: (query.get('q') ?? '').slice(0, 60),
    chosen: chosen && {
      ...chosen,
      at: now.getTime(),
      seatLimit: seatLimitOf(asking.settings, chosen.layout),
    },
    sales,
    holds,
    sold,
  };
};
export type CounterData = Awaited<ReturnType<typeof loadCounter>>;
export type OpenCounter = Extract<CounterData, { kind: 'open' }>;
