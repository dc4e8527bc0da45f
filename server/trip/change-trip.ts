import { type Actor, nameOfActor, personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { ChangeDone, TripChange } from '@poth/domain/trip/change.ts';
import {
  type Effect,
  effectOf,
  hasGrown,
  bookingsStillConcerned,
  bookingsConcerned,
} from '@poth/domain/trip/effect.ts';
import type { ChangeTripInput } from '@poth/domain/trip/input.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { Database, Tx } from '../db/database.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { announce, announceToOwner } from '../messaging/outbox.ts';
import {
  addChange,
  readLeftStop,
  readBookingsConcerned,
  readRunningTrip,
  type RunningTrip,
} from './change-store.ts';
import { type FleetCoach, readFleetCoach } from './coach-store.ts';
import { changeableTrip } from './may-change.ts';
import { raiseTripVersion } from './trip-steps-store.ts';

/** Refuses a change that changes nothing. Problems: invalid-input, with the unchanged field. */
const refuseNoChange = (trip: RunningTrip, change: TripChange, coachNumber: string | undefined): void => {
  const same = (field: string): never => {
    throw new Problem('invalid-input', { faults: { [field]: 'same' } });
  };
  if (change.kind === 'delay' && change.delayMinutes === trip.delayMinutes) same('delayMinutes');
  if (change.kind === 'coach' && coachNumber === trip.coachNumber) same('coachId');
  if (change.kind === 'counter' && change.counterId === change.toCounterId) same('toCounterId');
};

/**
 * Computes the present effect of a change on a trip, and the bookings that it concerns. Returns the coach that it computed
 * with, null where the coach stays: read again, it may be another meanwhile.
 * Problems: not-found for a coach of another operator, invalid-input (delayMinutes, coachId, toCounterId: same).
 */
export const computeEffect = async (
  db: Database | Tx,
  trip: RunningTrip,
  change: TripChange,
): Promise<{ effect: Effect; bookingIds: string[]; coach: FleetCoach | null }> => {
  const coach = change.kind === 'coach' ? await readFleetCoach(db, trip.operatorId, change.coachId) : null;
  if (coach === undefined) throw new Problem('not-found');
  refuseNoChange(trip, change, coach?.coachNumber);
  const bookings = bookingsStillConcerned(
    change,
    await readBookingsConcerned(db, trip.tripId),
    await readLeftStop(db, trip.tripId),
  );
  return {
    effect: effectOf(change, trip, bookings, coach),
    bookingIds: bookingsConcerned(change, bookings).map(({ bookingId }) => bookingId),
    coach,
  };
};

/** Returns both states of a change for the audit log, without the seat plans, which the change's own record keeps. */
const statesOf = ({ was, became }: ChangeDone) => {
  const withoutPlan = (state: object) => ({ ...state, layout: undefined });
  return { was: withoutPlan(was), became: withoutPlan(became) };
};

/** Announces a change to the bookings that it concerns; a cancellation is settled booking by booking. */
const tell = async (
  tx: Tx,
  { kind }: TripChange,
  tripId: string,
  changeNo: number,
  bookingIds: string[],
): Promise<void> => {
  for (const bookingId of bookingIds) {
    if (kind === 'cancel') await announce(tx, tripId, 'booking-called-off', bookingId, { bookingId });
    else
      await announceToOwner(tx, tripId, 'trip-changed', `${changeNo}:${bookingId}`, { bookingId, changeNo });
  }
};

/** Problems that every change of a published trip may raise. */
export const changeProblems = [
  'not-found', // also for another operator's trip, coach or counter
  'trip-over',
  'invalid-input', // delayMinutes, coachId, toCounterId: same
  'effect-changed', // with its present effect
  'key-reused',
] as const;

/**
 * Runs a change of a published trip in one transaction: checks the right to it and that its effect has not grown since
 * its author saw it, makes the change, records it here and in the audit log, and announces it to every passenger
 * concerned.
 * Problems: changeProblems.
 */
export const changeTrip = async <Change extends TripChange>(
  deps: Deps,
  actor: Actor,
  input: ChangeTripInput<Change>,
  make: (tx: Tx, trip: RunningTrip, change: Change, coach: FleetCoach | null) => Promise<ChangeDone>,
): Promise<{ changeNo: number }> => {
  const { tripId, change, shown, key } = input;
  const { userId, name } = personOf(actor);
  const answer = await transaction(deps.db, (tx) =>
    once(tx, { tripId, actor: nameOfActor(actor), key, input }, async () => {
      const trip = changeableTrip(actor, await readRunningTrip(tx, tripId, 'changed'), change.kind);
      await raiseTripVersion(tx, tripId);
      const { effect, bookingIds, coach } = await computeEffect(tx, trip, change);
      if (hasGrown(effect, shown)) {
        const paisa = effect.refundPaisa + effect.freePaisa;
        throw new Problem('effect-changed', { bookings: effect.bookings, paisa });
      }
      const done = await make(tx, trip, change, coach);
      const changeNo = await addChange(tx, tripId, done, { reason: change.reason, by: { userId, name } });
      await tell(tx, change, tripId, changeNo, bookingIds);
      await recordAct(tx, actor, {
        stream: `operator:${trip.operatorId}`,
        act: `trip-${change.kind}`,
        detail: { tripId, changeNo, reason: change.reason, ...statesOf(done), ...effect },
      });
      return { changeNo };
    }),
  );
  deps.seatWatch.changed(tripId);
  return answer;
};
