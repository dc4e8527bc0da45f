import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { Language } from '@poth/domain/language.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { TapAnswer } from './live-seats.ts';
import { formatLeg } from './seating-state.ts';

/** Returns the address at which the seats of a journey are read and changed while their map is open. */
export const liveAddress = (journey: Journey): string =>
  `/live/seats/${journey.tripId}?leg=${formatLeg(journey)}`;

type Tap = { intent: 'hold' | 'release'; seat: SeatNo; language: Language };

const patienceMs = 15_000;

/**
 * Draws the key of a tap, or the name of a tab. Not with randomUUID, which is missing where the portal is reached
 * without HTTPS.
 */
export const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Returns the held direction beside which the seats of this page are taken. */
const thereOf = (search: string): string => new URLSearchParams(search).get('there') ?? '';

const send = (journey: Journey, fields: Record<string, string>): Promise<Response> =>
  fetch(liveAddress(journey), {
    method: 'POST',
    body: new URLSearchParams({ ...fields, key: drawKey(), there: thereOf(location.search) }),
    signal: AbortSignal.timeout(patienceMs),
  });

/**
 * Sends a first tap, whose answer brings the cookie of the buyer. First taps of all tabs go one after the other, so
 * that the second carries that cookie; taps of one page carry the same buyer in any case. Without HTTPS there are no
 * locks.
 */
const sendFirst = (journey: Journey, fields: Record<string, string>): Promise<Response> =>
  navigator.locks?.request('poth-first-tap', () => send(journey, fields)) ?? send(journey, fields);

const answerOf = async (sent: Promise<Response>): Promise<TapAnswer | undefined> => {
  try {
    const answer = await sent;
    return answer.ok ? ((await answer.json()) as TapAnswer) : undefined;
  } catch {
    return undefined;
  }
};

/**
 * Sends a tap; returns undefined when no answer came: its effect is seen when the map is live again. newBuyer: the
 * buyer who taps, for a browser without one.
 */
export const sendTap = async (
  journey: Journey,
  tap: Tap,
  newBuyer: string | null,
): Promise<TapAnswer | undefined> =>
  answerOf(newBuyer ? sendFirst(journey, { ...tap, buyer: newBuyer }) : send(journey, tap));

/** Asks for the map of a new buyer, whose cookie the answer brings; returns undefined when no answer came. */
export const requestMapForNewBuyer = (journey: Journey, buyer: string): Promise<TapAnswer | undefined> =>
  answerOf(sendFirst(journey, { intent: 'look', buyer }));
