import { HoldByPhoneInput, SellAtCounterInput } from '@poth/domain/counter/input.ts';
import { readSeats } from '@poth/domain/counter/read-seats.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { Language } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { z } from 'zod';
import type { RequestContext } from '#ctx';
import type { SaleTyped } from './sale-typed.ts';

export type Asking = Pick<RequestContext, 'portal' | 'actor'>;

/** What a call carries, or what is wrong with it by field. Problems: invalid-input. */
export const readInput = <T>(schema: z.ZodType<T>, input: unknown): T => {
  const { data, error } = schema.safeParse(input);
  if (!error) return data;
  throw new Problem('invalid-input', {
    faults: Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.'), message])),
  });
};

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
  const { layout } = await portal.seating.viewSeatMap(
    actor,
    readInput(SellAtCounterInput.pick(journeyFields), journey),
  );
  const seatNos = seatsTyped(typed, layout);
  const customer = {
    ...rest,
    seatNos,
    passengers: seatNos
      .filter((seatNo) => women.includes(seatNo))
      .map((seatNo) => ({ seatNo, name: '', kind: 'adult', gender: 'female' })),
    boardingCounterId: boardingCounterId || null,
    droppingCounterId: droppingCounterId || null,
    language,
  };
  if (way === 'phone') {
    const call = readInput(HoldByPhoneInput, { ...customer, until: new Date(until) });
    return (await portal.counter.holdByPhone(actor, call)).pnr;
  }
  const sale = readInput(SellAtCounterInput, { ...customer, tender: way, reference });
  return (await portal.counter.sellAtCounter(actor, sale)).pnr;
};

const journeyFields = { tripId: true, fromStopNo: true, toStopNo: true } as const;
