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

/** A fresh key for each tap. Not randomUUID: that one is missing where the portal is reached without HTTPS. */
const drawKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** Sends a tap; answers undefined when nobody answered: then what became of it is seen when the map is live again. */
export const sendTap = async (journey: Journey, tap: Tap): Promise<TapAnswer | undefined> => {
  try {
    const answer = await fetch(liveAddress(journey), {
      method: 'POST',
      body: new URLSearchParams({ ...tap, key: drawKey() }),
      signal: AbortSignal.timeout(patienceMs),
    });
    return answer.ok ? ((await answer.json()) as TapAnswer) : undefined;
  } catch {
    return undefined;
  }
};
