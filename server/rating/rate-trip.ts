import { nameOfActor, trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { RateTripInput } from '@poth/domain/rating/input.ts';
import { ratedThings } from '@poth/domain/rating/rating.ts';
import { readWords } from '@poth/domain/rating/read-words.ts';
import { ratingWindow } from '@poth/domain/rating/window.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import { ownTicket } from '../feedback/own-ticket.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { putRating, readRating } from './store.ts';

/**
 * Rates the trip of a booking for its ticket holder: once, after arrival, and only with a boarded ticket, which the
 * writing statement checks itself. Of two at once the second is told that a rating exists.
 */
export const rateTrip = call(
  {
    gate: 'everybody',
    input: RateTripInput,
    problems: [
      'not-found', // for callers who have not proved that they own the ticket
      'not-boarded', // also for counter sales, which the page explains
      'rating-closed', // before arrival, or more than fourteen days after it
      'already-rated', // also where the rating was withdrawn
      'invalid-input', // punctuality, coach, staff, words
      'too-many-tries',
      'key-reused',
    ],
  },
  async function rateTrip({ deps: { db }, actor }, { pnr, key, ...typed }): Promise<{ rated: true }> {
    const document = await ownTicket(db, actor, pnr);
    const window = ratingWindow(document, await databaseNow(db));
    if (window === 'unboarded' || window === 'counter') throw new Problem('not-boarded');
    if (window !== 'open') throw new Problem('rating-closed');
    const { punctuality, coach, staff } = typed;
    const read = readWords(typed.words);
    if (punctuality === null || coach === null || staff === null || 'fault' in read) {
      const missing = ratedThings.filter((thing) => typed[thing] === null);
      const faults = Object.fromEntries(missing.map((thing) => [thing, 'stars-missing']));
      throw new Problem('invalid-input', {
        faults: 'fault' in read ? { ...faults, words: read.fault } : faults,
      });
    }
    await chargeTry(db, 'rating', trySubjectsOf(actor));
    const { tripId, bookingId } = document;
    return transaction(db, (tx) =>
      once(tx, { tripId, actor: nameOfActor(actor), key, input: { bookingId, ...typed } }, async () => {
        if (!(await putRating(tx, { tripId, bookingId }, { punctuality, coach, staff }, read.words)))
          throw new Problem((await readRating(tx, { tripId, bookingId })) ? 'already-rated' : 'not-boarded');
        return { rated: true };
      }),
    );
  },
);
