import { type Paisa, paisa, shareInWholeTaka } from '../money.ts';

/** Seat with its fare as it is asked now, and what of that was taken off because both ways are bought at once. */
export type SeatFare = { seatNo: string; farePaisa: number; bothWaysOffPaisa: number };

/** Hold as one of two ways. bothWaysPercent: as its company had it when it was held. */
export type WayHeld = {
  operatorId: string;
  fromPlaceId: string;
  toPlaceId: string;
  bothWaysPercent: number;
  seats: readonly SeatFare[];
};

/** Amount off each seat that has one. */
export type BothWaysOff = ReadonlyMap<string, Paisa>;

/** Fare of a seat before anything was taken off for both ways. */
export const wholeFare = ({ farePaisa, bothWaysOffPaisa }: SeatFare): Paisa =>
  paisa(farePaisa + bothWaysOffPaisa);

const isReturn = (way: WayHeld, other: WayHeld): boolean =>
  way.operatorId === other.operatorId &&
  way.fromPlaceId === other.toPlaceId &&
  way.toPlaceId === other.fromPlaceId;

/**
 * Discount for both ways on the seats of one of them. It is the company's: its fares fall, and all that follows from a fare
 * follows from the lower one. There and back of one company count, between the same two places, and as many seats of a way
 * as the other has, the cheapest first: nobody travels back in four seats cheaper by buying one there. A share of a seat's
 * fare rounds half up to whole taka. A promo code applies to what is left.
 */
export const bothWaysOff = (way: WayHeld, other: WayHeld | null): BothWaysOff => {
  if (!other || way.bothWaysPercent === 0 || !isReturn(way, other)) return new Map();
  const cheapestFirst = way.seats.toSorted(
    (one, next) => wholeFare(one) - wholeFare(next) || (one.seatNo < next.seatNo ? -1 : 1),
  );
  return new Map(
    cheapestFirst
      .slice(0, other.seats.length)
      .map((seat) => [seat.seatNo, shareInWholeTaka(wholeFare(seat), way.bothWaysPercent * 100)]),
  );
};

/** Seats at the fares that are asked for them: an earlier discount for both ways put back, this one taken off. */
export const atFares = <S extends SeatFare>(seats: readonly S[], off: BothWaysOff) =>
  seats.map((seat) => {
    const bothWaysOffPaisa = off.get(seat.seatNo) ?? paisa(0);
    return { ...seat, farePaisa: paisa(wholeFare(seat) - bothWaysOffPaisa), bothWaysOffPaisa };
  });
