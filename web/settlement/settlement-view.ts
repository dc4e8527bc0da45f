import { type DhakaDate, dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { countText, digits, type Language } from '@poth/domain/language.ts';
import type { SettledTrip, Settlement, Sums } from '@poth/domain/settlement/settlement.ts';
import { moneyText } from '../shell/money-text.ts';
import { routeNameText } from '../text/route-name-text.ts';
import { textIn } from '../text/texts.ts';
import { settlementText } from './text.ts';

/** A Dhaka date with its year: 27 Nov 2026. */
export const dayText = (date: DhakaDate, language: Language): string => formatDate(date, language, 'year');

export type StateName = Settlement['state'] | 'even';

/** Statement as shown in its row and its heading. */
export type SettlementView = {
  settlementId: string;
  number: string;
  company: string;
  period: string;
  trips: string;
  state: StateName;
  due: string;
  duePaisa: number;
  /** Date and bank reference of its payment. */
  paid: string | null;
};

export const settlementView = (settlement: Settlement, language: Language): SettlementView => {
  const { settlementId, settlementNo, operatorName, fromDate, untilDate, state, duePaisa } = settlement;
  const { closedAt, bankReference, tripCount } = settlement;
  const t = textIn(language, settlementText);
  return {
    settlementId,
    number: digits(settlementNo, language),
    company: operatorName[language],
    period:
      fromDate === untilDate
        ? dayText(fromDate, language)
        : t.period(dayText(fromDate, language), dayText(untilDate, language)),
    trips: countText(tripCount, language),
    state: state === 'carried' && duePaisa === 0 ? 'even' : state,
    due: moneyText(duePaisa, language),
    duePaisa,
    paid: closedAt && bankReference ? t.paidOn(dayText(dhakaDate(closedAt), language), bankReference) : null,
  };
};

/** Line of the sum: its amount, and whether it is a part, a subtotal or the result. */
export type SumLine = { label: string; amount: string; kind: 'part' | 'sum' | 'result' };

/**
 * Writes the sum of a statement from the fares down to what is paid, and separately the amounts that are for
 * information only.
 */
export const sumLines = (
  { carriedInPaisa, duePaisa, state }: Settlement,
  totals: Sums,
  language: Language,
): { sum: SumLine[]; told: SumLine[] } => {
  const t = textIn(language, settlementText).sums;
  const line = (label: string, paisa: number, kind: SumLine['kind'] = 'part'): SumLine => ({
    label,
    amount: moneyText(paisa, language),
    kind,
  });
  const result = duePaisa > 0 ? (state === 'paid' ? t.paid : t.pays) : duePaisa < 0 ? t.owes : t.even;
  return {
    sum: [
      line(t.onlineFare, totals.onlineFarePaisa),
      line(t.onlineBack, -totals.onlineBackPaisa),
      line(t.counterFare, totals.counterFarePaisa),
      line(t.counterBack, -totals.counterBackPaisa),
      ...(totals.otherPaisa === 0 ? [] : [line(t.other, totals.otherPaisa)]),
      line(t.earned, totals.payablePaisa, 'sum'),
      line(t.cash, -totals.cashPaisa),
      line(t.commission, -totals.commissionPaisa),
      ...(carriedInPaisa === 0 ? [] : [line(t.carriedIn, carriedInPaisa)]),
      line(result, Math.abs(duePaisa), 'result'),
    ],
    told: [
      line(t.kept, totals.keptPaisa),
      line(t.serviceCharge, totals.serviceChargePaisa),
      ...(totals.discountPaisa === 0 ? [] : [line(t.discount, totals.discountPaisa)]),
    ],
  };
};

/** Trip of a statement as shown in its row. */
export type TripView = {
  tripId: string;
  date: string;
  earlier: boolean;
  route: string;
  coachNumber: string;
  onlineFare: string;
  counterFare: string;
  back: string;
  earned: string;
  cash: string;
  commission: string;
  left: string;
};

export const tripView = (trip: SettledTrip, language: Language): TripView => {
  const money = (amount: number) => moneyText(amount, language);
  return {
    tripId: trip.tripId,
    date: formatDate(trip.serviceDate, language, 'short'),
    earlier: trip.earlier,
    route: routeNameText(trip.route, language),
    coachNumber: trip.coachNumber,
    onlineFare: money(trip.onlineFarePaisa),
    counterFare: money(trip.counterFarePaisa),
    back: money(-trip.onlineBackPaisa - trip.counterBackPaisa),
    earned: money(trip.payablePaisa),
    cash: money(-trip.cashPaisa),
    commission: money(-trip.commissionPaisa),
    left: money(trip.payablePaisa - trip.cashPaisa - trip.commissionPaisa),
  };
};
