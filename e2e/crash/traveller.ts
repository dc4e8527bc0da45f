import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import type { Client } from './client.ts';

/** Purchase as its buyer knows it: the wish, the keys, and what the portal has acknowledged. */
export type Traveller = {
  phone: string;
  client: Client;
  wish: { tripId: string; fromStopNo: number; toStopNo: number; seatNos: string[] };
  keys: { hold: string; pay: string; cancel: string };
  /** Answers that the client saw, in order. */
  saw: string[];
  /** Names of acknowledged steps. */
  acked: Set<string>;
  bookingId?: string;
  pageUrl?: string;
  /** The form that the browser carries back from the gateway. */
  back?: { returnUrl: string; fields: Record<string, string> };
  tranId?: string;
  pnr?: string;
  refundPaisa?: number;
};

/**
 * Days of travel, the next one once the coaches of a day are full: later than those on which the demonstration's
 * counters sell.
 */
const [firstDayAhead, lastDayAhead] = [14, 28];
/** Seats that each traveller wants. */
export const seatsOfTraveller = 2;

const Offers = z.object({
  offers: z.array(z.object({ tripId: z.uuid(), fromStopNo: z.int(), toStopNo: z.int() })),
});
const SeatMap = z.object({ seats: z.record(z.string(), z.string()) });

/** Reads the seat map of a journey: each seat and its state. */
export const readSeats = async (
  client: Client,
  { tripId, fromStopNo, toStopNo }: Pick<Traveller['wish'], 'tripId' | 'fromStopNo' | 'toStopNo'>,
): Promise<Record<string, string>> =>
  (await client('GET', `/api/trips/${tripId}/seats?from=${fromStopNo}&to=${toStopNo}`, SeatMap)).seats;

/**
 * Makes a client a buyer before it holds anything: a lost answer to its first hold is asked for again under the same
 * identity.
 */
export const becomeBuyer = async (client: Client): Promise<string> =>
  (await client('POST', '/api/buyers', z.object({ token: z.string() }))).token;

/** Finds a number of free seats on the first coach that has them, by searching and reading seat maps. */
export const findJourney = async (
  client: Client,
  seatsWanted = seatsOfTraveller,
): Promise<Traveller['wish'] | undefined> => {
  for (let daysAhead = firstDayAhead; daysAhead <= lastDayAhead; daysAhead++) {
    const date = addDays(dhakaDate(new Date()), daysAhead);
    const { offers } = await client('GET', `/api/trips?from=Dhaka&to=Sylhet&date=${date}`, Offers);
    for (const { tripId, fromStopNo, toStopNo } of offers) {
      const seats = await readSeats(client, { tripId, fromStopNo, toStopNo });
      const free = Object.keys(seats).filter((seatNo) => seats[seatNo] === 'available');
      if (free.length >= seatsWanted)
        return { tripId, fromStopNo, toStopNo, seatNos: free.slice(0, seatsWanted) };
    }
  }
  return undefined;
};

/** New traveller who wants these seats. */
export const newTraveller = (number: number, client: Client, wish: Traveller['wish']): Traveller => ({
  phone: `0171${String(number).padStart(7, '0')}`,
  client,
  wish,
  keys: { hold: randomUUID(), pay: randomUUID(), cancel: randomUUID() },
  saw: [],
  acked: new Set(),
});

/** Returns a value that an earlier step must have set. */
export const known = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('an earlier step is missing');
  return value;
};

/** Reference to a traveller's booking in the portal's calls. */
export const bookingOf = ({ wish, bookingId }: Traveller) => ({
  tripId: wish.tripId,
  bookingId: known(bookingId),
});
