import { z } from 'zod';
import { type Dice, oneOf } from '../../server/db/seed/dice.ts';
import { now } from './book.ts';
import { type Browser, openBrowser } from './browser.ts';
import type { Look, Way } from './judge.ts';
import { anyPortal, openTrips, type Run, type StagedTrip } from './run.ts';

const SeatMap = z.object({ seats: z.record(z.string(), z.enum(['available', 'held', 'sold'])) });
const Offers = z.array(
  z.object({ tripId: z.string(), coachNumber: z.string(), delayMinutes: z.int(), seatsLeft: z.int() }),
);
const Found = z.object({ offers: Offers, afterMidnight: Offers });

/** Journeys of the sample's line, by places and by stops. */
const ways = [
  { from: 'dhaka', to: 'naogaon', fromStopNo: 0, toStopNo: 2 },
  { from: 'dhaka', to: 'bogura', fromStopNo: 0, toStopNo: 1 },
  { from: 'bogura', to: 'naogaon', fromStopNo: 1, toStopNo: 2 },
] as const;

type Ask = { browser: Browser; portal: string; url: string };

/** Sends a request and records when; own: a browser with cookies may have bought something a moment ago. */
const askAt = async ({ browser, portal, url }: Ask) => {
  const [own, asked] = [browser.isKnown(), now()];
  const { text, headers } = await browser.get(url);
  return {
    body: JSON.parse(text) as unknown,
    frame: { asked, answered: now(), own, fromMemory: headers.age !== undefined, by: portal },
  };
};

/** Looks at the map of a journey; returns the views of its seats. */
export const lookAtMap = async (
  run: Run,
  browser: Browser,
  portal: string,
  way: Way,
): Promise<Record<string, string>> => {
  const url = `${portal}/api/trips/${way.tripId}/seats?from=${way.fromStopNo}&to=${way.toStopNo}`;
  const { body, frame } = await askAt({ browser, portal, url });
  const { seats } = SeatMap.parse(body);
  run.looks.push({ ...frame, kind: 'map', way, seats });
  return seats;
};

/** Searches one of the line's journeys on a day; each trip of that day counts as a look of its own. */
export const search = async (
  run: Run,
  browser: Browser,
  portal: string,
  { date, way }: { date: StagedTrip['date']; way: (typeof ways)[number] },
): Promise<void> => {
  const url = `${portal}/api/trips?from=${way.from}&to=${way.to}&date=${date}`;
  const staged = run.trips.filter((trip) => trip.date === date);
  const { body, frame } = await askAt({ browser, portal, url });
  const { offers, afterMidnight } = Found.parse(body);
  for (const { tripId } of staged) {
    const { fromStopNo, toStopNo } = way;
    const offer = [...offers, ...afterMidnight].find((one) => one.tripId === tripId);
    const look: Look = { ...frame, kind: 'search', way: { tripId, fromStopNo, toStopNo }, offer };
    run.looks.push(look);
  }
};

/** Makes a random look: a map, or a search of a day. */
export const lookAround = async (run: Run, browser: Browser, dice: Dice): Promise<void> => {
  const [trip, way, portal] = [oneOf(dice, openTrips(run)), oneOf(dice, ways), anyPortal(run, dice)];
  if (dice() < 0.4) return search(run, browser, portal, { date: trip.date, way });
  const { fromStopNo, toStopNo } = way;
  await lookAtMap(run, browser, portal, { tripId: trip.tripId, fromStopNo, toStopNo });
};

/** Looks at everything on sale at once, as a browser that has bought nothing. */
export const lookAtAll = async (run: Run, portal: string): Promise<void> => {
  const trips = openTrips(run);
  const dates = [...new Set(trips.map(({ date }) => date))];
  await Promise.all(
    ways.flatMap((way) => [
      ...dates.map((date) => search(run, openBrowser(), portal, { date, way })),
      ...trips.map(({ tripId }) => {
        const { fromStopNo, toStopNo } = way;
        return lookAtMap(run, openBrowser(), portal, { tripId, fromStopNo, toStopNo });
      }),
    ]),
  );
};

/** Random journey of a trip, by its stops. */
export const anyWay = (dice: Dice, { tripId }: StagedTrip): Way => {
  const { fromStopNo, toStopNo } = oneOf(dice, ways);
  return { tripId, fromStopNo, toStopNo };
};
