import { firstPerSecond } from '../../domain/waiting-room/look-again.ts';
import { newAddress } from '../../server/testing/buyer.ts';
import { buy } from '../buyer.ts';
import { Failed } from '../load.ts';
import type { Program } from '../program.ts';
import type { Opening } from './room.ts';
import { pauseAtLeast, sendUntilAnswered } from './send-again.ts';
import type { StepTimes } from './step-times.ts';

/** Visitor who has arrived: token and place, and the number once it is known. */
export type Visitor = {
  token: string;
  isProven: boolean;
  arrivedMs: number;
  placeId?: string;
  place?: string;
  number?: number;
  isLate?: boolean;
  hasTicket?: boolean;
  /** Highest admitted number at the moment of entering, according to the room. */
  enteredAt?: { admitted: number };
};

type RoomState = {
  stage: string;
  seatsFree: number | null;
  lookAgainSeconds: number;
  perSecond: number;
  queues: Record<'proven' | 'unproven', { counted: number; late: number; admitted: number }>;
};
type World = {
  portalUrls: readonly string[];
  program: Pick<Program, 'portalUrl' | 'sandboxUrl'>;
  opening: Opening;
  times: StepTimes;
  /** Buyers with a ticket, and whether all seats are sold. */
  sold: { count: number; isOver: () => boolean };
};

let turn = 0;
/**
 * Sends one request from an address of its own until it is answered: after a Retry-After it waits and retries, as the
 * page of the room does. Tokens, places and passes may be asked for again. The latency starts when the last try was due,
 * not when it was sent.
 */
const openClient = ({ times }: World, portalUrl: string) => {
  const from = {
    'x-forwarded-for': newAddress(),
    'x-poth-client': 'bench',
    'content-type': 'application/json',
  };
  return async <T>(
    step: string,
    [method, path, body]: readonly ['GET' | 'POST', string, object?],
    { dueMs = performance.now(), headers = {} }: { dueMs?: number; headers?: Record<string, string> } = {},
  ): Promise<T & { status: number }> => {
    let due = dueMs;
    const sendOne = sendUntilAnswered({
      again: (why) => times.ended(`${step}: ${why}`),
      retries: () => {
        due = performance.now();
      },
    });
    const answer = await sendOne(
      method,
      portalUrl + path,
      { ...from, ...headers },
      body ? JSON.stringify(body) : '',
      { isRepeatable: true },
    );
    times.took(step, performance.now() - due);
    const { status, text } = answer;
    if (status >= 300) times.ended(`${step}: ${status}`);
    const read = text.startsWith('{') ? (JSON.parse(text) as T) : ({} as T);
    return { ...read, status };
  };
};

/** Tries free seats, like a person with a map, until one is held and paid for; false if none is left. */
const buyAny = async (
  { opening, program, times }: World,
  portalUrl: string,
  ask: ReturnType<typeof openClient>,
  own: Record<string, string>,
): Promise<boolean> => {
  for (let tries = 0; tries < 12; tries++) {
    const trip = opening.trips[Math.floor(Math.random() * opening.trips.length)];
    if (!trip) return false;
    const { seats } = await ask<{ seats: Record<string, { state?: string } | string> }>('map', [
      'GET',
      `/api/trips/${trip.tripId}/seats?from=0&to=${trip.toStopNo}`,
    ]);
    const free = trip.seatNos.filter((seatNo) => /free|available/.test(JSON.stringify(seats[seatNo] ?? '')));
    const seatNo = free[Math.floor(Math.random() * free.length)];
    if (!seatNo) continue;
    const wish = { tripId: trip.tripId, seatNo, fromStopNo: 0, toStopNo: trip.toStopNo, withEmail: false };
    try {
      await buy({ ...program, portalUrl }, wish, (step, ms) => times.took(step, ms), {
        own,
        send: sendUntilAnswered({ again: (why) => times.ended(`purchase: ${why}`) }),
      });
      return true;
    } catch (thrown) {
      const code = thrown instanceof Failed ? thrown.code : String(thrown);
      times.ended(`purchase: ${code}`);
      if (code !== 'seat-taken') return false;
    }
  }
  return false;
};

/** Arrives, takes a place, waits until its number is admitted or all is sold, enters and buys a seat. */
export const visit = async (world: World, visitor: Visitor, dueMs: number): Promise<void> => {
  const { portalUrls, opening, times, sold } = world;
  const portalUrl = portalUrls[turn++ % portalUrls.length] ?? '';
  const ask = openClient(world, portalUrl);
  const path = `/api/waiting-rooms/${opening.roomId}`;
  if (!visitor.token)
    visitor.token = (await ask<{ token: string }>('token', ['POST', '/api/buyers', {}], { dueMs })).token;
  const headers = { authorization: `Bearer ${visitor.token}` };
  await ask('page', ['GET', `/waiting-room/${opening.roomId}`]);
  visitor.arrivedMs = performance.now();
  const given = await ask<{ place: string; placeId: string; number: number | null }>(
    'place',
    ['POST', `${path}/places`, visitor.isProven ? { hasProvenNumber: true } : {}],
    { headers },
  );
  if (given.status !== 200) return;
  visitor.place = given.place;
  visitor.placeId = given.placeId;
  visitor.isLate = Date.now() > opening.opensAtMs + 500;
  const { place } = given;
  const queue = visitor.isProven ? 'proven' : 'unproven';
  let waitSeconds = Math.max(2, (opening.opensAtMs - Date.now()) / 1_000 + 4);
  while (!sold.isOver()) {
    await pauseAtLeast(waitSeconds);
    const room = await ask<RoomState>('status', ['GET', path]);
    if (room.stage !== 'admitting') {
      waitSeconds = Math.min(30, room.lookAgainSeconds ?? 5);
      continue;
    }
    if (visitor.number === undefined) {
      const seen = await ask<{ number: number }>('own number', ['POST', `${path}/places/view`, { place }]);
      visitor.number = seen.number;
    }
    const { admitted } = room.queues[queue];
    if (visitor.number <= admitted) {
      const entered = await ask<{ pass: string }>('enter', ['POST', `${path}/passes`, { place }], {
        headers,
      });
      if (entered.status !== 200) return;
      visitor.enteredAt = { admitted };
      visitor.hasTicket = await buyAny(world, portalUrl, ask, { ...headers, 'x-poth-pass': entered.pass });
      if (visitor.hasTicket) sold.count += 1;
      return;
    }
    const pace = room.seatsFree === null ? firstPerSecond : room.perSecond;
    const toGo = pace > 0 ? (visitor.number - admitted) / pace / 4 : 30;
    waitSeconds = Math.min(60, Math.max(5, toGo));
  }
  times.ended('was told that all is sold');
};
