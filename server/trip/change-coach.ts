import { type SeatLayout, seatsOf, withoutMarks } from '@poth/domain/fleet/seat-layout.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { ChangedCoach, RunningCoach } from '@poth/domain/trip/change.ts';
import { ChangeCoachInput } from '@poth/domain/trip/input.ts';
import { sql } from 'kysely';
import { call } from '../call.ts';
import type { Tx } from '../db/database.ts';
import { replanSeats } from '../seating/store.ts';
import { readFleetCoach } from './change-store.ts';
import { changeProblems, changeTrip } from './change-trip.ts';
import { sellOnCoach } from './coach-fares.ts';

/** Seats in which somebody else than a woman sits already: another coach's mark for women cannot hold there. */
const seatsNotOfWomen = async (tx: Tx, tripId: string): Promise<string[]> => {
  const { rows } = await sql<{ seatNo: string }>`
    select distinct s.seat_no from trip_seat s
      join booking_seat p on p.trip_id = s.trip_id and p.booking_id = s.booking_id and p.seat_no = s.seat_no
    where s.trip_id = ${tripId} and s.state in ('held', 'paying', 'sold') and p.passenger_gender is distinct from 'female'`.execute(
    tx,
  );
  return rows.map(({ seatNo }) => seatNo);
};

const asRun = ({ coachNumber, coachType, coachClass }: RunningCoach): RunningCoach => ({
  coachNumber,
  coachType,
  coachClass,
});
const asRecorded = (coach: RunningCoach & { layout: SeatLayout }): ChangedCoach => ({
  ...asRun(coach),
  layout: coach.layout,
});

/**
 * Lets another coach of the own fleet run a trip: everybody keeps the seat of the same label, and is told. Less coach
 * than was sold, or an aisle between two who sat side by side, opens free cancellation.
 */
export const changeCoach = call(
  {
    gate: 'operatorOwner',
    input: ChangeCoachInput,
    problems: [
      ...changeProblems,
      'seats-missing', // taken seats that the other coach does not have
    ],
  },
  function changeCoach({ deps, actor }, input) {
    return changeTrip(deps, actor, input, async (tx, trip, { coachId }) => {
      const { tripId } = trip;
      const coach = await readFleetCoach(tx, trip.operatorId, coachId);
      if (!coach) throw new Problem('not-found');
      const plan = seatsOf(coach.layout);
      const missing = await replanSeats(tx, tripId, plan, trip.legCount);
      if (missing.length > 0) throw new Problem('seats-missing', { seats: missing });
      await tx
        .updateTable('trip')
        .set({
          ...asRun(coach),
          layout: JSON.stringify(withoutMarks(coach.layout, await seatsNotOfWomen(tx, tripId))),
          facilities: JSON.stringify(coach.facilities),
          seatCount: plan.length,
        })
        .where('tripId', '=', tripId)
        .execute();
      await sellOnCoach(tx, tripId, coach);
      return { kind: 'coach', was: asRecorded(trip), became: asRecorded(coach) };
    });
  },
);
