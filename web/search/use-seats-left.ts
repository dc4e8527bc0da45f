import type { TripOffer } from '@poth/domain/search/offer.ts';
import { journeyKey, type SeatsLeft, seatsLeftAskedMs } from '@poth/domain/search/seats-left.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import { useCallback, useEffect, useState } from 'react';
import type { FoundTrips } from './load-search.ts';

/** Asks how many seats the coaches of a list have left; nothing where no answer comes, or its date has passed. */
const ask = async (address: string): Promise<SeatsLeft | null | undefined> => {
  const answer = await fetch(address).catch(() => undefined);
  return answer?.ok ? ((await answer.json()) as SeatsLeft | null) : undefined;
};

const addressOf = ({ from, to, date }: FoundTrips['criteria']): string =>
  `/seats-left?${new URLSearchParams({ from: from.placeId, to: to.placeId, date })}`;

/** Tells how many seats of a coach are left, as its open map has it. */
export type TellSeatsLeft = (journey: Journey, seatsLeft: number) => void;

type Shown = { given: FoundTrips; seats: SeatsLeft };

const offersOf = ({ found }: FoundTrips): readonly TripOffer[] => [...found.offers, ...found.afterMidnight];

/** Openings as a list says them itself; its counts stand in its offers. */
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
 * The trips of a list with the seats left on them, and from when they are on sale: as the page brought them, then asked
 * for every half minute while the page is looked at. The coach whose map is open goes by the map, which hears of every
 * seat at once.
 */
export const useSeatsLeft = (given: FoundTrips, open: Journey | null) => {
  const [shown, setShown] = useState<Shown>(() => ({ given, seats: countedBy(given) }));
  // A new list brings newer counts than those that were asked for.
  if (shown.given !== given) setShown({ given, seats: countedBy(given) });
  const openKey = open && journeyKey(open);
  const address = addressOf(given.criteria);
  const opensSoon = offersOf(given).some(
    ({ opensAt }) => opensAt !== null && opensAt.getTime() - given.readAt < 2 * seatsLeftAskedMs,
  );

  useEffect(() => {
    let [askedAt, isOver] = [Date.now(), false];
    const refresh = async () => {
      // A timer may come some milliseconds early.
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
    // The page may have been kept in memory for a while: where an opening is near, the server's time is asked at once.
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

  const tellLeft: TellSeatsLeft = useCallback((journey, seatsLeft) => {
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
