import type { PassengerGender } from '../booking/booking.ts';
import { type SeatMark, type SeatNo, seatsBeside, seatsOf } from '../fleet/seat-layout.ts';
import { classOfSeat } from '../schedule/fares.ts';
import type { SeatTerms } from '../trip/seat-terms.ts';

/** Bought seat, with the gender of its passenger where that was asked for and given. */
export type BoughtSeat = { seatNo: SeatNo; passengerGender: PassengerGender | null };

/** Plan, class and seats of a coach that is offered: the free ones, and those that are kept for women. */
export type OfferedPlan = SeatTerms & {
  free: ReadonlySet<SeatNo>;
  marks: Readonly<Record<SeatNo, SeatMark>>;
};

/** Groups the seats of a booking into parties that sat side by side, the largest first. */
const partiesOf = ({ layout }: SeatTerms, seats: readonly BoughtSeat[]): BoughtSeat[][] => {
  const bySeat = new Map(seats.map((seat) => [seat.seatNo, seat]));
  const parties: BoughtSeat[][] = [];
  // The order of the plan puts seats that are side by side one after the other.
  for (const seat of [...seatsOf(layout), ...bySeat.keys()].flatMap((seatNo) => bySeat.get(seatNo) ?? [])) {
    if (!bySeat.delete(seat.seatNo)) continue;
    const party = parties.find((one) =>
      one.some(({ seatNo }) => seatsBeside(layout, seatNo).includes(seat.seatNo)),
    );
    if (party) party.push(seat);
    else parties.push([seat]);
  }
  return parties.sort((one, other) => other.length - one.length);
};

/** Tells whether a passenger may have a seat: it is free, of the class paid for, and not kept for somebody else. */
const suits = (was: SeatTerms, plan: OfferedPlan, { seatNo, passengerGender }: BoughtSeat, seat: SeatNo) =>
  plan.free.has(seat) &&
  classOfSeat(plan.layout, plan.coachClass, seat) === classOfSeat(was.layout, was.coachClass, seatNo) &&
  (plan.marks[seat] !== 'women' || passengerGender === 'female');

/** Lists every run of a number of seats side by side on a plan. */
const rowsOfLength = ({ layout }: SeatTerms, length: number): SeatNo[][] =>
  layout.rows.flatMap((row) =>
    row
      .map((_, at) => row.slice(at, at + length))
      .filter((run): run is SeatNo[] => run.length === length && run.every((seat) => seat !== null)),
  );

/** Finds the first run of seats on a plan, without those taken, that suits a party of passengers one by one. */
const findRun = (
  was: SeatTerms,
  party: readonly BoughtSeat[],
  plan: OfferedPlan,
  taken: ReadonlySet<SeatNo>,
): SeatNo[] | undefined =>
  rowsOfLength(plan, party.length).find((run) =>
    run.every((seat, at) => {
      const passenger = party[at];
      return passenger !== undefined && !taken.has(seat) && suits(was, plan, passenger, seat);
    }),
  );

/** Tells whether a party may have the seats of the same numbers on another coach, side by side there too. */
const mayKeepNumbers = (was: SeatTerms, party: readonly BoughtSeat[], plan: OfferedPlan): boolean => {
  const own = new Set(party.map(({ seatNo }) => seatNo));
  const free = new Set([...plan.free].filter((seat) => own.has(seat)));
  const run = findRun(was, party, { ...plan, free }, new Set());
  return run !== undefined && run.every((seat, at) => seat === party[at]?.seatNo);
};

/** Chooses the first suitable seats for each party, beside those kept; undefined where one of them gets none. */
const placeParties = (
  was: SeatTerms,
  parties: readonly BoughtSeat[][],
  plan: OfferedPlan,
  kept: readonly BoughtSeat[],
): Map<SeatNo, SeatNo> | undefined => {
  const chosen = new Map(kept.map(({ seatNo }) => [seatNo, seatNo]));
  const taken = new Set(chosen.keys());
  for (const party of parties) {
    const run = findRun(was, party, plan, taken);
    if (!run) return undefined;
    for (const [at, seat] of run.entries()) {
      const passenger = party[at];
      if (passenger) chosen.set(passenger.seatNo, seat);
      taken.add(seat);
    }
  }
  return chosen;
};

/**
 * Chooses seats of the same class on another coach for each seat that was bought: those of the same numbers, else those in
 * front first. Passengers who sat side by side do so again. Returns the new seat of each old one, or undefined where the
 * coach has no such seats free. Where only the chosen seats are free it chooses these again.
 */
export const chooseSeats = (
  was: SeatTerms,
  seats: readonly BoughtSeat[],
  plan: OfferedPlan,
): Map<SeatNo, SeatNo> | undefined => {
  const parties = partiesOf(was, seats);
  const keeping = new Set(parties.filter((party) => mayKeepNumbers(was, party, plan)));
  const others = parties.filter((party) => !keeping.has(party));
  // Seats that some keep may be the last ones in which others sit side by side: then all are placed anew.
  return placeParties(was, others, plan, [...keeping].flat()) ?? placeParties(was, parties, plan, []);
};
