import { readSeats } from '@poth/domain/counter/read-seats.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { Language } from '@poth/domain/language.ts';
import { parseTypedAmount } from '@poth/domain/money.ts';
import { isProblem, Problem } from '@poth/domain/problem.ts';
import type { RequestContext } from '#ctx';
import { refuse } from '../shell/form-answer.ts';
import { type ActionArgs, readForm } from '../shell/read-form.ts';
import { counterPath } from './counter-address.ts';
import { readSaleForm, type SaleTyped } from './sale-typed.ts';

type Asking = Pick<RequestContext, 'portal' | 'actor'>;

/** Typed fields of a refused form of the counter. */
export type Typed =
  | { intent: 'sell'; sale: SaleTyped }
  | { intent: 'open-shift' | 'close-shift'; amount: string }
  | { intent: 'release' };

/** Reads an amount as an agent types it, 1,250 or ১২৫০.৫০, in paisa. Problems: invalid-input (field amount). */
const amountTyped = (typed: string): number => {
  const amount = parseTypedAmount(typed);
  if (amount === undefined) throw new Problem('invalid-input', { faults: { amount: 'amount-wrong' } });
  return amount;
};

/** Reads the typed seats. Problems: invalid-input (field seats), seat-unknown. */
const seatsTyped = (typed: SaleTyped, layout: SeatLayout): string[] => {
  const { seatNos, unknown } = readSeats(typed.seats, layout);
  if (unknown.length > 0) throw new Problem('seat-unknown', { seats: unknown });
  if (seatNos.length === 0) throw new Problem('invalid-input', { faults: { seats: 'seats-missing' } });
  return seatNos;
};

/** Sells or keeps the seats of the form by the counter's use cases. Returns the PNR. Problems: those of both use cases. */
const answerSale = async (
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

/** Reads the day and the place of the page that the form was on. */
const placeOf = (request: Request) => {
  const query = new URL(request.url).searchParams;
  return { date: query.get('date') ?? '', from: query.get('from') ?? '' };
};

/** Reads the parameters of the sale that the page was opened for, if any. */
const saleOf = (request: Request): Record<string, string> => {
  const { searchParams } = new URL(request.url);
  const [trip, leg] = [searchParams.get('trip'), searchParams.get('leg')];
  return trip && leg ? { trip, leg } : {};
};

/** Carries out a form of the counter: opens or closes the shift, sells, keeps or releases seats. */
export const runCounterForm = async (args: ActionArgs) => {
  const { values, form, intent, text, language, goTo } = await readForm(args);
  const { portal, actor } = values;
  const go = (more: Record<string, string> = {}) => goTo(counterPath(placeOf(args.request), more));
  if (intent === 'open-shift' || intent === 'close-shift') {
    const amount = text('amount');
    try {
      const paisa = amountTyped(amount);
      if (intent === 'open-shift') {
        await portal.counter.openShift(actor, { counterId: text('counter'), floatPaisa: paisa });
        return go(saleOf(args.request));
      }
      const { shiftId } = await portal.counter.closeShift(actor, {
        shiftId: text('shift'),
        countedPaisa: paisa,
      });
      return go({ closed: shiftId });
    } catch (thrown) {
      // A second press of the button finds the shift already open.
      if (isProblem(thrown) && thrown.code === 'shift-open') return go(saleOf(args.request));
      return refuse<Typed>(thrown, { intent, amount });
    }
  }
  if (intent === 'release') {
    try {
      const ref = { tripId: text('trip'), bookingId: text('booking') };
      await portal.counter.releasePhoneHold(actor, ref);
      return go();
    } catch (thrown) {
      return refuse<Typed>(thrown, { intent });
    }
  }
  const sale = readSaleForm(form);
  try {
    const pnr = await answerSale(values, sale, language);
    return go({ sold: pnr });
  } catch (thrown) {
    return refuse<Typed>(thrown, { intent: 'sell', sale });
  }
};
