import type { TripOffer } from '@poth/domain/search/offer.ts';
import { journeyKey, type SeatsLeft, seatsLeftAskedMs } from '@poth/domain/search/seats-left.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import { useCallback, useEffect, useState } from 'react';
import type { FoundTrips } from './load-search.ts';

/** Asks for the seats left on the coaches of a list; undefined without an answer, null once the date has passed. */
const ask = async (address: string): Promise<SeatsLeft | null | undefined> => {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as SeatsLeft | null) : undefined;
};

const addressOf = ({ from, to, date }: FoundTrips['criteria']): string =>
  `/seats-left?${new URLSearchParams({ from: from.placeId, to: to.placeId, date })}`;

/** Reports the seats left on a coach, as counted by its open map. */
export type ReportSeatsLeft = (journey: Journey, seatsLeft: number) => void;

type Shown = { given: FoundTrips; seats: SeatsLeft };

const offersOf = ({ found }: FoundTrips): readonly TripOffer[] => [...found.offers, ...found.afterMidnight];

/** Returns the starts of sale that a list contains; its counts stay in its offers. */
const countedBy = (given: FoundTrips): SeatsLeft => ({
  left: {},
  opensAt: Object.fromEntries(
    offersOf(given).flatMap((offer) =>
      offer.opensAt ? [[journeyKey(offer), offer.opensAt.getTime()] as const] : [],
    ),
  ),
  at: given.readAt,
});

/**
 * Provides the trips of a list with their seats left and starts of sale: from the page at first, then requested every
 * half minute while the page is visible. The coach with an open map takes its count from the map, which hears of every
 * seat at once.
 */
export const useSeatsLeft = (given: FoundTrips, open: Journey | null) => {
  const [shown, setShown] = useState<Shown>(() => ({ given, seats: countedBy(given) }));
  // A new list has newer counts than the last request.
  if (shown.given !== given) setShown({ given, seats: countedBy(given) });
  const openKey = open && journeyKey(open);
  const address = addressOf(given.criteria);
  const opensSoon = offersOf(given).some(
    ({ opensAt }) => opensAt !== null && opensAt.getTime() - given.readAt < 2 * seatsLeftAskedMs,
  );

  useEffect(() => {
    let [askedAt, isOver] = [Date.now(), false];
    const refresh = async () => {
      // A timer may fire some milliseconds early.
      if (document.hidden || Date.now() - askedAt < seatsLeftAskedMs - 500) return;
      askedAt = Date.now();
      const seats = await ask(address);
      if (!seats || isOver) return;
      setShown((before) => {
        const known = openKey === null ? undefined : before.seats.left[openKey];
        const left = known === undefined ? seats.left : { ...seats.left, [openKey ?? '']: known };
        return before.given === given ? { given, seats: { ...seats, left } } : before;
      });
    };
    const look = () => void refresh();
    const timer = setInterval(look, seatsLeftAskedMs);
    // The page may come from the browser's memory: near an opening, ask for the server's time at once.
    if (opensSoon) {
      askedAt = 0;
      look();
    }
    document.addEventListener('visibilitychange', look);
    return () => {
      isOver = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [address, given, openKey, opensSoon]);

  const tellLeft: ReportSeatsLeft = useCallback((journey, seatsLeft) => {
    const key = journeyKey(journey);
    setShown((before) => {
      const { left } = before.seats;
      return left[key] === seatsLeft
        ? before
        : { ...before, seats: { ...before.seats, left: { ...left, [key]: seatsLeft } } };
    });
  }, []);

  const openingOf = (journey: Journey): Date | null => {
    const opensAt = shown.seats.opensAt[journeyKey(journey)];
    return opensAt === undefined ? null : new Date(opensAt);
  };
  const now = (offer: TripOffer): TripOffer => ({
    ...offer,
    seatsLeft: shown.seats.left[journeyKey(offer)] ?? offer.seatsLeft,
    opensAt: openingOf(offer),
  });
  const { offers, afterMidnight } = given.found;
  return {
    found: { offers: offers.map(now), afterMidnight: afterMidnight.map(now) },
    at: shown.seats.at,
    tellLeft,
    openingOf,
  };
};
