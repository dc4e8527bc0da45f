import { canSeeFleet } from '@poth/domain/identity/policy.ts';
import type { CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import { type SeatLayout, seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import { TripId } from '@poth/domain/trip/journey.ts';
import { sql } from 'kysely';
import { call } from '../call.ts';
import { readRunningTrip } from './change-store.ts';

/** What a trip may be changed to: the other coaches of the fleet, and counters of the operator at each stop. */
export type TripChoices = {
  coaches: {
    coachId: string;
    coachNumber: string;
    coachType: CoachType;
    coachClass: CoachClass;
    seatCount: number;
  }[];
  counters: { stopNo: number; counterId: string; name: Bilingual }[];
};

type CoachRow = Omit<TripChoices['coaches'][number], 'seatCount'> & { layout: SeatLayout };
type CounterRow = { stopNo: number; counterId: string; nameEn: string; nameBn: string };

/** Lists what a trip may be changed to: coaches by number, counters by stop. */
export const listChoices = call(
  {
    gate: 'seller',
    input: TripId,
    unreadable: 'not-found',
    problems: [
      'not-found', // also for another operator's
    ],
  },
  async function listChoices({ deps: { db }, actor }, tripId): Promise<TripChoices> {
    const trip = await readRunningTrip(db, tripId);
    if (!trip || !canSeeFleet(actor, trip)) throw new Problem('not-found');
    const coaches = await sql<CoachRow>`
      select coach_id, coach_number, coach_type, coach_class, layout from coach
      where operator_id = ${trip.operatorId} and coach_number <> ${trip.coachNumber} and retired_at is null order by coach_number`.execute(
      db,
    );
    const counters = await sql<CounterRow>`
      select s.stop_no, c.counter_id, c.name_en, c.name_bn
      from trip_stop s join counter c on c.place_id = s.place_id and c.operator_id = ${trip.operatorId} and c.retired_at is null
      where s.trip_id = ${tripId} order by s.stop_no, c.name_en, c.counter_id`.execute(db);
    return {
      coaches: coaches.rows.map(({ layout, ...coach }) => ({ ...coach, seatCount: seatsOf(layout).length })),
      counters: counters.rows.map(({ nameEn, nameBn, ...counter }) => ({
        ...counter,
        name: { en: nameEn, bn: nameBn },
      })),
    };
  },
);
