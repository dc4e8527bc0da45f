import type { CounterSale } from '@poth/domain/counter/sale.ts';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import type { CounterData } from './load-counter.ts';
import { isOffline } from './catch-offline.ts';

type Journey = Pick<TripOffer, 'tripId' | 'from' | 'to'>;

/** A seat is sold once for a journey: who has it there is the one that is looked for. */
const holdsAll = (sale: CounterSale, { tripId, from, to }: Journey, seatNos: readonly SeatNo[]): boolean =>
  sale.tripId === tripId &&
  sale.from.en === from.name.en &&
  sale.to.en === to.name.en &&
  (sale.state === 'confirmed' || sale.state === 'held') &&
  seatNos.every((seatNo) => sale.seatNos.includes(seatNo));

/**
 * The own sale that has taken seats which are being typed: one whose answer was lost on its way, or an earlier one. It is
 * read beside the page, whose form keeps its key, so that sending it again still does its work once.
 */
export const useOwnSale = (journey: Journey, gone: readonly SeatNo[]): CounterSale | undefined => {
  const { data, load } = useFetcher<{ counter: CounterData }>();
  const { pathname, search } = useLocation();
  const asked = gone.join(' ');
  useEffect(() => {
    if (asked) void load(pathname + search);
  }, [asked, load, pathname, search]);
  if (!asked || !data || isOffline(data) || data.counter.kind !== 'open') return undefined;
  return [...data.counter.sales, ...data.counter.holds].find((sale) => holdsAll(sale, journey, gone));
};
