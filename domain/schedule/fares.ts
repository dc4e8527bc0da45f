import type { DhakaDate } from '../dhaka.ts';
import { type CoachClass, type CoachType, coachClasses } from '../fleet/coach.ts';
import { fareCeiling } from './fare-ceiling.ts';
import { type SeatLayout, type SeatNo, seatsOf } from '../fleet/seat-layout.ts';
import { type Paisa, paisa } from '../money.ts';

/** Two stops of a route by their stop numbers: 0-2. */
export type Pair = `${number}-${number}`;
export type FaresByPair<Fare = Paisa> = Readonly<Record<Pair, Fare>>;

/** Fare of a seat of each class. */
export type ClassFares = Readonly<Partial<Record<CoachClass, Paisa>>>;

/** Fares of a schedule: the lowest of each pair of stops, and those of each class where the coach has several. */
export type Fares = {
  faresPaisa: FaresByPair;
  classFaresPaisa: FaresByPair<ClassFares> | null;
};

/** Fares of a dated period such as Eid, first and last day included. A pair that it leaves out keeps its usual fare. */
export type FareWindow = Fares & { name: string; from: DhakaDate; until: DhakaDate };

/** Lists every pair of stops that can be travelled, in the order of the road. */
export const pairsOf = (stopCount: number): { from: number; to: number; pair: Pair }[] =>
  Array.from({ length: stopCount }, (_, from) =>
    Array.from({ length: stopCount - from - 1 }, (__, next) => {
      const to = from + next + 1;
      return { from, to, pair: `${from}-${to}` as const };
    }),
  ).flat();

/** Returns the class a seat is sold as: its own, or the coach's. */
export const classOfSeat = (layout: SeatLayout, coachClass: CoachClass, seatNo: SeatNo): CoachClass =>
  layout.classes?.[seatNo] ?? coachClass;

/** Lists the classes of a coach's seats, the plainest first. */
export const classesOf = (layout: SeatLayout, coachClass: CoachClass): CoachClass[] => {
  const found = new Set(seatsOf(layout).map((seatNo) => classOfSeat(layout, coachClass, seatNo)));
  return coachClasses.filter((one) => found.has(one));
};

/** Fares of a journey of one trip: the lowest, and those of the classes where there are several. */
export type JourneyFare = { farePaisa: number; classFaresPaisa: ClassFares | null };

/** Parts of a coach that decide its fares. */
export type CoachSold = { layout: SeatLayout; coachClass: CoachClass };

/** Returns the fare of one seat; a class without its own fare costs the lowest. */
export const fareOfSeat = (
  { farePaisa, classFaresPaisa }: JourneyFare,
  { layout, coachClass }: CoachSold,
  seatNo: SeatNo,
): Paisa => paisa(classFaresPaisa?.[classOfSeat(layout, coachClass, seatNo)] ?? farePaisa);

/** Returns the seats whose fare is not the lowest of their journey, with that fare. */
export const otherFares = (fare: JourneyFare, coach: CoachSold): Record<SeatNo, Paisa> =>
  fare.classFaresPaisa
    ? Object.fromEntries(
        seatsOf(coach.layout)
          .map((seatNo) => [seatNo, fareOfSeat(fare, coach, seatNo)] as const)
          .filter(([, farePaisa]) => farePaisa !== fare.farePaisa),
      )
    : {};

/**
 * Computes the fares of a journey on the coach that runs: those of the classes that this coach has, whatever classes
 * were sold before it took over, and the lowest among the classes that still have a seat, or among all where everything
 * is taken.
 */
export const fareOnCoach = (
  { farePaisa, classFaresPaisa }: JourneyFare,
  coach: CoachSold,
  taken: readonly SeatNo[] = [],
): { farePaisa: Paisa; classFaresPaisa: ClassFares | null } => {
  if (!classFaresPaisa) return { farePaisa: paisa(farePaisa), classFaresPaisa };
  const fallback = Math.min(...Object.values(classFaresPaisa));
  const fareIn = (coachClass: CoachClass): Paisa => paisa(classFaresPaisa[coachClass] ?? fallback);
  const classes = classesOf(coach.layout, coach.coachClass);
  const gone = new Set(taken);
  const left = seatsOf(coach.layout).filter((seatNo) => !gone.has(seatNo));
  const open = new Set(left.map((seatNo) => classOfSeat(coach.layout, coach.coachClass, seatNo)));
  const lowest = Math.min(...(open.size > 0 ? [...open] : classes).map(fareIn));
  const differ = new Set(classes.map(fareIn)).size > 1;
  return {
    farePaisa: paisa(lowest),
    classFaresPaisa: differ ? Object.fromEntries(classes.map((one) => [one, fareIn(one)])) : null,
  };
};

/** Builds the fares that a schedule stores from the class fares of each pair; pairs without any fare are not sold. */
export const faresOf = (
  byPair: readonly (readonly [Pair, ClassFares])[],
  classes: readonly CoachClass[],
): Fares => {
  const sold = byPair.filter(([, fares]) => Object.keys(fares).length > 0);
  const lowest = (fares: ClassFares): Paisa => paisa(Math.min(...Object.values(fares)));
  return {
    faresPaisa: Object.fromEntries(sold.map(([pair, fares]) => [pair, lowest(fares)])),
    classFaresPaisa: classes.length > 1 ? Object.fromEntries(sold) : null,
  };
};

/** Returns the fares of a date: those of the window that includes it, over the usual ones. */
export const faresOn = (usual: Fares, windows: readonly FareWindow[], date: DhakaDate): Fares => {
  const window = windows.find(({ from, until }) => from <= date && date <= until);
  if (!window) return usual;
  const classFaresPaisa = { ...usual.classFaresPaisa, ...window.classFaresPaisa };
  return {
    faresPaisa: { ...usual.faresPaisa, ...window.faresPaisa },
    classFaresPaisa: Object.keys(classFaresPaisa).length > 0 ? classFaresPaisa : null,
  };
};

/** Returns the fare of one class on a pair; undefined where the pair is not sold. */
export const fareOf = (
  { faresPaisa, classFaresPaisa }: Fares,
  pair: Pair,
  coachClass: CoachClass,
): Paisa | undefined => classFaresPaisa?.[pair]?.[coachClass] ?? faresPaisa[pair];

/**
 * Carries fares over to the changed stops of a road. was, now: places in their order. Pairs of removed stops are
 * dropped.
 */
export const carryFaresOver = <F extends Fares>(
  fares: F,
  was: readonly string[],
  now: readonly string[],
): F => {
  const moved = <Fare>(byPair: FaresByPair<Fare>): FaresByPair<Fare> =>
    Object.fromEntries(
      Object.entries(byPair).flatMap(([pair, fare]) => {
        const [from, to] = pair.split('-').map((stopNo) => now.indexOf(was[Number(stopNo)] ?? ''));
        return from === undefined || to === undefined || from < 0 || to <= from
          ? []
          : [[`${from}-${to}` as Pair, fare]];
      }),
    );
  return {
    ...fares,
    faresPaisa: moved(fares.faresPaisa),
    classFaresPaisa: fares.classFaresPaisa && moved(fares.classFaresPaisa),
  };
};

type Road = readonly { km: number }[];

/** Computes the distance between two stops in kilometres; 0 where unknown. */
export const kmBetween = (stops: Road, from: number, to: number): number => {
  const [start, end] = [stops[from]?.km ?? 0, stops[to]?.km ?? 0];
  return end > 0 && (start > 0 || from === 0) ? Math.max(0, end - start) : 0;
};

type CeilingOf = {
  stops: Road;
  coachType: CoachType;
  seatCount: number;
  date: DhakaDate;
};

/** Computes the highest fare that is allowed on a pair; null where there is no ceiling or the distance is unknown. */
export const ceilingOf = (
  { stops, coachType, seatCount, date }: CeilingOf,
  { from, to }: { from: number; to: number },
): Paisa | null =>
  fareCeiling({ coachType, km: kmBetween(stops, from, to), seatCount, date })?.ceilingPaisa ?? null;

/** Computes a pair's fare by its share of the whole route, in whole tens of taka; undefined where its length is unknown. */
export const fareByKm = (
  stops: Road,
  { from, to }: { from: number; to: number },
  wholePaisa: number,
): Paisa | undefined => {
  const [km, whole] = [kmBetween(stops, from, to), kmBetween(stops, 0, stops.length - 1)];
  return km > 0 && whole > 0
    ? paisa(Math.max(1, Math.round((wholePaisa * km) / whole / 1000)) * 1000)
    : undefined;
};
