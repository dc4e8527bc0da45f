import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { CounterSale } from '@poth/domain/counter/sale.ts';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { useEffect } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { counterPath } from './counter-address.ts';
import { isOffline } from './catch-offline.ts';
import type { CounterData, OpenCounter } from './load-counter.ts';
import { counterText } from './text.ts';

type Journey = Pick<TripOffer, 'tripId' | 'from' | 'to'>;

/**
 * Tells whether a sale has all these seats on the journey; a seat is sold only once there, so that sale is the right
 * one.
 */
const holdsAll = (sale: CounterSale, { tripId, from, to }: Journey, seatNos: readonly SeatNo[]): boolean =>
  sale.tripId === tripId &&
  sale.from.en === from.name.en &&
  sale.to.en === to.name.en &&
  (sale.state === 'confirmed' || sale.state === 'held') &&
  seatNos.every((seatNo) => sale.seatNos.includes(seatNo));

/**
 * Returns the agent's own sale that has taken the typed seats: one whose answer was lost, or an earlier one. It is read
 * in a separate request: the page's form keeps its key, so sending it again sells once.
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

type OwnSaleProps = {
  own: CounterSale;
  seatNos: readonly SeatNo[];
  day: Pick<OpenCounter, 'date' | 'fromPlaceId'>;
};

/** Says that the typed seats were already sold at this counter, and links to that sale and its tickets. */
export const OwnSale = ({ own, seatNos, day }: OwnSaleProps) => {
  const t = useText(counterText).sale;
  const { pnr, state, contactName } = own;
  const to = counterPath({ date: day.date, from: day.fromPlaceId }, { sold: pnr });
  return (
    <Alert kind="success">
      {(state === 'held' ? t.ownKept : t.ownSold)(seatNos.join(', '))}{' '}
      <LocalLink className="link" to={to}>
        PNR {formatPnr(pnr)}
      </LocalLink>{' '}
      · {contactName}
    </Alert>
  );
};
