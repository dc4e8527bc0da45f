import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { type Client, openClient } from './client.ts';
import type { Installation } from './installation.ts';

/** One purchase as its buyer knows it: what is wanted, under which keys, and what the portal has acknowledged. */
export type Traveller = {
  name: string;
  phone: string;
  client: Client;
  wish: { tripId: string; fromStopNo: number; toStopNo: number; seatNos: string[] };
  keys: { hold: string; pay: string; cancel: string };
  /** What the client saw, in order. */
  saw: string[];
  /** Names of the steps that were answered. */
  acked: Set<string>;
  bookingId?: string;
  pageUrl?: string;
  /** The form that the browser carries back from the gateway. */
  back?: { returnUrl: string; fields: Record<string, string> };
  tranId?: string;
  pnr?: string;
  refundPaisa?: number;
};

/** Beyond the dates on which the demonstration's counters sell, and early enough for the full refund. */
const daysAhead = 14;
const seatsWanted = 2;

const Offers = z.object({
  offers: z.array(z.object({ tripId: z.uuid(), fromStopNo: z.int(), toStopNo: z.int() })),
});
const SeatMap = z.object({ seats: z.record(z.string(), z.string()) });

/** The seat map of a journey: each seat and how it stands. */
export const readSeats = async (
  client: Client,
  { tripId, fromStopNo, toStopNo }: Pick<Traveller['wish'], 'tripId' | 'fromStopNo' | 'toStopNo'>,
): Promise<Record<string, string>> =>
  (await client('GET', `/api/trips/${tripId}/seats?from=${fromStopNo}&to=${toStopNo}`, SeatMap)).seats;

/** The coaches of the day on which everybody here travels. */
export const searchCoaches = async (client: Client) => {
  const date = addDays(dhakaDate(new Date()), daysAhead);
  return (await client('GET', `/api/trips?from=Dhaka&to=Sylhet&date=${date}`, Offers)).offers;
};

/** Somebody new who has searched and looked at a seat map: two free seats of the first coach that has them. */
export const newTraveller = async (
  { portalUrl }: Installation,
  number: number,
  name: string,
): Promise<Traveller> => {
  const client = openClient(portalUrl, number % 2 === 0 ? 'cookie' : 'token');
  for (const { tripId, fromStopNo, toStopNo } of await searchCoaches(client)) {
    const seats = await readSeats(client, { tripId, fromStopNo, toStopNo });
    const seatNos = Object.keys(seats)
      .filter((seatNo) => seats[seatNo] === 'available')
      .slice(0, seatsWanted);
    if (seatNos.length < seatsWanted) continue;
    return {
      name,
      phone: `0171${String(number).padStart(7, '0')}`,
      client,
      wish: { tripId, fromStopNo, toStopNo, seatNos },
      keys: { hold: randomUUID(), pay: randomUUID(), cancel: randomUUID() },
      saw: [],
      acked: new Set(),
    };
  }
  throw new Error('no coach has free seats');
};

/** What an earlier step must have brought. */
export const known = <Value>(value: Value | undefined): Value => {
  if (value === undefined) throw new Error('an earlier step is missing');
  return value;
};
