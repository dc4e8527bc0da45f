import { type SeatLayout, seatsOf, withoutMarks } from '@poth/domain/fleet/seat-layout.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { ChangedCoach, RunningCoach } from '@poth/domain/trip/change.ts';
import { ChangeCoachInput } from '@poth/domain/trip/input.ts';
import { call } from '../call.ts';
import { offerFreed } from '../seating/offer-freed.ts';
import { replanSeats } from '../seating/store.ts';
import { changeProblems, changeTrip } from './change-trip.ts';
import { setFaresOfCoach } from './coach-fares.ts';
import { writeTripCoach, readSeatsNotOfWomen } from './coach-store.ts';

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
 * Puts another coach of the operator's fleet on a trip: every passenger keeps the seat of the same label, and is
 * notified. A lesser coach than was sold, or an aisle between two who sat side by side, allows free cancellation. Seats
 * that the coach has besides are offered to the waiting list first.
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
    return changeTrip(deps, actor, input, async (tx, trip, _, coach) => {
      const { tripId } = trip;
      if (!coach) throw new Problem('not-found');
      const plan = seatsOf(coach.layout);
      const missing = await replanSeats(tx, tripId, plan, trip.legCount);
      if (missing.length > 0) throw new Problem('seats-missing', { seats: missing });
      await writeTripCoach(tx, tripId, {
        ...coach,
        layout: withoutMarks(coach.layout, await readSeatsNotOfWomen(tx, tripId)),
        seatCount: plan.length,
      });
      await setFaresOfCoach(tx, tripId, coach);
      const had = new Set(seatsOf(trip.layout));
      await offerFreed(tx, { tripId, seatNos: plan.filter((seatNo) => !had.has(seatNo)) });
      return { kind: 'coach', was: asRecorded(trip), became: asRecorded(coach) };
    });
  },
);
