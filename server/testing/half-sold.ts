import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { type SeatLayout, seatsOf } from '@poth/domain/fleet/seat-layout.ts';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import type { SeatLeg } from '@poth/domain/seating/seat-map.ts';
import { defaultRefundPolicy } from '@poth/domain/refund/policy.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { womensTrip } from './womens-trip.ts';
import type { World } from './world.ts';

/** Journeys of the sample trip. */
export const journeys = fc.constantFrom(
  { fromStopNo: 0, toStopNo: 1 },
  { fromStopNo: 1, toStopNo: 2 },
  { fromStopNo: 0, toStopNo: 2 },
);
type Journey = { fromStopNo: number; toStopNo: number };

/** Seats in four rows, each beside another. */
export const someSeats = ['A', 'B', 'C', 'D'].flatMap((row) =>
  [1, 2, 3, 4].map((column) => `${row}${column}`),
);

/** Minutes from now, none of them so close that a slow machine would change the result. */
const minutesFromNow = fc.constantFrom(-40, -20, -10, 10, 10, 20, 20);

/** Seats that others have of a coach: held, being paid or sold, or kept by the operator. */
const oneParty = fc.record({
  seatNos: fc.subarray(someSeats, { minLength: 1, maxLength: 3 }),
  journey: journeys,
  state: fc.constantFrom('held', 'held', 'held', 'paying', 'sold', 'blocked'),
  endsIn: minutesFromNow,
  /** Marks the passengers who are women; passengers beyond the list are not. */
  women: fc.array(fc.boolean(), { maxLength: 4 }),
});
export type Party = {
  bookingId: string;
  buyerId: string;
  seatNos: string[];
  journey: Journey;
  state: 'held' | 'paying' | 'sold' | 'blocked';
  endsIn: number;
  women: boolean[];
};

/** Assigns to each party those of its seats that earlier parties do not have on a leg of its journey. */
export const seated = (all: readonly Omit<Party, 'bookingId' | 'buyerId'>[]): Party[] => {
  const gone = new Set<string>();
  return all.flatMap((party) => {
    const rowsOf = (seatNo: string) => legsOf(party.journey).map((legNo) => `${seatNo} ${legNo}`);
    const seatNos = party.seatNos.filter((seatNo) => !rowsOf(seatNo).some((row) => gone.has(row)));
    for (const row of seatNos.flatMap(rowsOf)) gone.add(row);
    return seatNos.length > 0 ? [{ ...party, seatNos, bookingId: randomUUID(), buyerId: randomUUID() }] : [];
  });
};

/** Coaches on which others have seats already. */
export const coaches = fc.record({
  parties: fc.array(oneParty, { minLength: 2, maxLength: 7, size: 'max' }).map(seated),
  marked: fc.subarray(someSeats, { maxLength: 3 }),
  protectsWomenAlone: fc.boolean(),
});
export type Coach = { parties: readonly Party[]; marked: readonly string[]; protectsWomenAlone: boolean };

export const minutesAfter = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * 60_000);
const expiryOf = ({ state, endsIn }: Party, now: Date): Date | null =>
  state === 'sold' ? null : minutesAfter(now, endsIn);

export const layoutOf = ({ marked }: Coach): SeatLayout => ({
  ...seatLayouts['economy-36'],
  marks: Object.fromEntries(marked.map((seatNo) => [seatNo, 'women' as const])),
});

/** Seats and legs of a coach as the rules of the domain take them. */
export const legsOfCoach = (coach: Coach, now: Date): SeatLeg[] =>
  seatsOf(layoutOf(coach)).flatMap((seatNo) =>
    [0, 1].map((legNo): SeatLeg => {
      const party = coach.parties.find(
        (one) => one.seatNos.includes(seatNo) && legsOf(one.journey).includes(legNo),
      );
      if (!party) return { seatNo, legNo, state: 'free', bookingId: null, expiresAt: null };
      const isWoman = party.state !== 'blocked' && party.women[party.seatNos.indexOf(seatNo)] === true;
      const woman = coach.protectsWomenAlone && isWoman;
      const { state, bookingId } = party;
      return { seatNo, legNo, state, bookingId, expiresAt: expiryOf(party, now), woman };
    }),
  );

export type Trip = { tripId: string; operatorId: string };

/** Writes parties into a trip as another process would: seats, bookings and passengers. */
export const writeParties = async (
  { db }: Pick<World, 'db'>,
  { tripId, operatorId }: Trip,
  parties: readonly Party[],
  now: Date,
): Promise<void> => {
  if (parties.length === 0) return;
  const rows = parties.flatMap((party) =>
    party.seatNos.flatMap((seatNo) =>
      legsOf(party.journey).map((legNo) => ({
        seat_no: seatNo,
        leg_no: legNo,
        state: party.state,
        booking_id: party.bookingId,
        expires_at: expiryOf(party, now),
      })),
    ),
  );
  await sql`update trip_seat s set state = r.state, booking_id = r.booking_id, expires_at = r.expires_at, version = s.version + 1
    from jsonb_populate_recordset(null::trip_seat, ${JSON.stringify(rows)}) r
    where s.trip_id = ${tripId} and s.seat_no = r.seat_no and s.leg_no = r.leg_no`.execute(db);
  const booked = parties.filter(({ state }) => state !== 'blocked');
  if (booked.length === 0) return;
  const anyCounter = randomUUID();
  await db
    .insertInto('booking')
    .values(
      booked.map((party) => ({
        tripId,
        operatorId,
        bookingId: party.bookingId,
        buyerId: party.buyerId,
        ...party.journey,
        boardingCounterId: anyCounter,
        droppingCounterId: anyCounter,
        language: 'en' as const,
        state: party.state === 'sold' ? ('confirmed' as const) : ('held' as const),
        pnr: party.state === 'sold' ? randomUUID() : null,
        heldUntil: expiryOf(party, now) ?? now,
        refundPolicy: JSON.stringify(defaultRefundPolicy),
      })),
    )
    .execute();
  await db
    .insertInto('bookingSeat')
    .values(
      booked.flatMap(({ bookingId, seatNos, women }) =>
        seatNos.map((seatNo, at) => ({
          tripId,
          bookingId,
          seatNo,
          farePaisa: 70_000,
          passengerName: 'Nasrin Akter',
          passengerGender: women[at] ? ('female' as const) : null,
        })),
      ),
    )
    .execute();
};

/** Puts a generated coach on sale, with all of its seats free. */
export const openCoach = (world: World, coach: Coach): Promise<Trip> =>
  womensTrip(world, {
    marks: layoutOf(coach).marks ?? {},
    protectsWomenAlone: coach.protectsWomenAlone,
  });
