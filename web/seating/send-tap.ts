import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { Language } from '@poth/domain/language.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { TapAnswer } from './live-seats.ts';
import { legText } from './seating-state.ts';

/** Where the seats of a journey are asked about and changed while their map is open. */
export const liveAddress = (journey: Journey): string =>
  `/live/seats/${journey.tripId}?leg=${legText(journey)}`;

export type Tap = { intent: 'hold' | 'release'; seat: SeatNo; language: Language };

const patienceMs = 15_000;

/**
 * Draws the key of a tap, or the name of a tab. Not randomUUID: that one is missing where the portal is reached without
 * HTTPS.
 */
export const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** The held way that the seats of this page are taken beside. */
const thereOf = (search: string): string => new URLSearchParams(search).get('there') ?? '';

const send = (journey: Journey, fields: Record<string, string>): Promise<Response> =>
  fetch(liveAddress(journey), {
    method: 'POST',
    body: new URLSearchParams({ ...fields, key: drawKey(), there: thereOf(location.search) }),
    signal: AbortSignal.timeout(patienceMs),
  });

/**
 * Sends a first tap: its answer brings the cookie of the buyer. One after the other over all tabs, so that the second
 * brings that cookie; taps of one page carry the same buyer in any case. Without HTTPS there are no locks.
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
 * Sends a tap; answers undefined when nobody answered: then what became of it is seen when the map is live again.
 * newBuyer: who taps, for a browser without a buyer.
 */
export const sendTap = async (
  journey: Journey,
  tap: Tap,
  newBuyer: string | null,
): Promise<TapAnswer | undefined> =>
  answerOf(newBuyer ? sendFirst(journey, { ...tap, buyer: newBuyer }) : send(journey, tap));

/** Asks how the map stands for a new buyer, whom the answer gives its cookie; undefined when nobody answered. */
export const sendLook = (journey: Journey, buyer: string): Promise<TapAnswer | undefined> =>
  answerOf(sendFirst(journey, { intent: 'look', buyer }));
