import { readSeats } from '@poth/domain/counter/read-seats.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { Language } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { RequestContext } from '#ctx';
import type { SaleTyped } from './sale-typed.ts';

export type Asking = Pick<RequestContext, 'portal' | 'actor'>;

/** The seats that were typed. Problems: invalid-input (field seats), seat-unknown. */
const seatsTyped = (typed: SaleTyped, layout: SeatLayout): string[] => {
  const { seatNos, unknown } = readSeats(typed.seats, layout);
  if (unknown.length > 0) throw new Problem('seat-unknown', { seats: unknown });
  if (seatNos.length === 0) throw new Problem('invalid-input', { faults: { seats: 'seats-missing' } });
  return seatNos;
};

/** Sells or keeps what the form says, in the words of the use case. Answers the PNR. Problems: those of both. */
export const answerSale = async (
  { portal, actor }: Asking,
  typed: SaleTyped,
  language: Language,
): Promise<string> => {
  const { way, reference, until, women, seats: _, boardingCounterId, droppingCounterId, ...rest } = typed;
  const journey = { tripId: rest.tripId, fromStopNo: rest.fromStopNo, toStopNo: rest.toStopNo };
  const { layout } = await portal.seating.viewSeatMap(actor, journey);
  const seatNos = seatsTyped(typed, layout);
  const customer = {
    ...rest,
    seatNos,
    passengers: seatNos
      .filter((seatNo) => women.includes(seatNo))
      .map((seatNo) => ({ seatNo, name: '', kind: 'adult' as const, gender: 'female' as const })),
    boardingCounterId: boardingCounterId || null,
    droppingCounterId: droppingCounterId || null,
    language,
  };
  if (way === 'phone') {
    const held = await portal.counter.holdByPhone(actor, { ...customer, until: new Date(until) });
    return held.pnr;
  }
  return (await portal.counter.sellAtCounter(actor, { ...customer, tender: way, reference })).pnr;
};
