import { type Paisa, paisa, shareInWholeTaka } from '../money.ts';

/** Seat with its current fare, and the amount that the both-ways discount has already taken off it. */
export type SeatFare = { seatNo: string; farePaisa: number; bothWaysOffPaisa: number };

/** Hold as one direction of a purchase. bothWaysPercent: the company's percentage when the seats were held. */
export type HeldDirection = {
  operatorId: string;
  fromPlaceId: string;
  toPlaceId: string;
  bothWaysPercent: number;
  seats: readonly SeatFare[];
};

/** Amount off each discounted seat, by seat number. */
export type BothWaysOff = ReadonlyMap<string, Paisa>;

/** Fare of a seat before the both-ways discount. */
export const fareBeforeBothWaysDiscount = ({ farePaisa, bothWaysOffPaisa }: SeatFare): Paisa =>
  paisa(farePaisa + bothWaysOffPaisa);

const isReturn = (way: HeldDirection, other: HeldDirection): boolean =>
  way.operatorId === other.operatorId &&
  way.fromPlaceId === other.toPlaceId &&
  way.toPlaceId === other.fromPlaceId;

/**
 * Computes the both-ways discount of one direction of a purchase. The company grants it: its fares fall, and everything
 * derived from a fare follows from the lower one. Outbound and return trip must be of one company and between the same
 * two places. As many seats of a direction count as the other has, the cheapest first: one seat there does not make
 * four seats back cheaper. A share of a seat's fare rounds half up to whole taka. A promo code applies to what is left.
 */
export const bothWaysOff = (way: HeldDirection, other: HeldDirection | null): BothWaysOff => {
  if (!other || way.bothWaysPercent === 0 || !isReturn(way, other)) return new Map();
  const cheapestFirst = way.seats.toSorted(
    (one, next) =>
      fareBeforeBothWaysDiscount(one) - fareBeforeBothWaysDiscount(next) ||
      (one.seatNo < next.seatNo ? -1 : 1),
  );
  return new Map(
    cheapestFirst
      .slice(0, other.seats.length)
      .map((seat) => [
        seat.seatNo,
        shareInWholeTaka(fareBeforeBothWaysDiscount(seat), way.bothWaysPercent * 100),
      ]),
  );
};

/** Returns the seats at the fares to be charged: an earlier both-ways discount undone, this one applied. */
export const withBothWaysDiscount = <S extends SeatFare>(seats: readonly S[], off: BothWaysOff) =>
  seats.map((seat) => {
    const bothWaysOffPaisa = off.get(seat.seatNo) ?? paisa(0);
    return {
      ...seat,
      farePaisa: paisa(fareBeforeBothWaysDiscount(seat) - bothWaysOffPaisa),
      bothWaysOffPaisa,
    };
  });
