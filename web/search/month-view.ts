import { type DhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney, type Paisa } from '@poth/domain/money.ts';
import { type DayOffers, dayFareOf } from '@poth/domain/search/day-fares.ts';
import { monthOf, weeksOfMonth } from '@poth/domain/month.ts';
import type { DayFare } from '@poth/domain/search/offer.ts';
import type { Refinement } from '@poth/domain/search/refine-offers.ts';
import { monthText } from '../text/month-text.ts';
import { textIn } from '../text/texts.ts';
import { fromSaturday, weekdayText } from '../text/weekdays.ts';
import { monthPageText } from './month-text.ts';

type MonthAsked = {
  month: string;
  chosen: DhakaDate;
  days: readonly DayOffers[];
  refinement: Refinement;
  /** Builds the address of a day's list. */
  listOf: (date: DhakaDate) => string;
};

const lowestOf = (fares: readonly DayFare[]): Paisa | null =>
  fares.reduce<Paisa | null>(
    (least, { lowestPricePaisa: price }) =>
      price !== null && (least === null || price < least) ? price : least,
    null,
  );

/** Formats a month as a calendar, with the lowest price of each day after filtering. */
export const monthView = ({ month, chosen, days, refinement, listOf }: MonthAsked, language: Language) => {
  const t = textIn(language, monthPageText);
  const fares = new Map(days.map((day) => [day.date, dayFareOf(day, refinement)]));
  const lowest = lowestOf([...fares.values()]);
  const saysOf = ({ lowestPricePaisa, soldOut }: DayFare): string =>
    lowestPricePaisa !== null ? formatMoney(lowestPricePaisa, language) : soldOut ? t.soldOut : t.noCoach;
  const dayOf = (date: DhakaDate) => {
    const fare = fares.get(date);
    return {
      date,
      day: digits(Number(date.slice(8)), language),
      long: formatDate(date, language, 'long'),
      to: fare ? listOf(date) : null,
      says: fare ? saysOf(fare) : null,
      isChosen: date === chosen,
      isLowest: lowest !== null && fare?.lowestPricePaisa === lowest,
    };
  };
  return {
    title: monthText(month, language),
    weekdays: fromSaturday.map((day) => weekdayText(day, language)),
    weeks: weeksOfMonth(month).map((week) => week.map((date) => date && dayOf(date))),
    isEmpty: [...fares.values()].every(
      ({ lowestPricePaisa, soldOut }) => lowestPricePaisa === null && !soldOut,
    ),
  };
};
export type MonthView = ReturnType<typeof monthView>;
export type MonthDay = NonNullable<MonthView['weeks'][number][number]>;

/** Finds the months before and after one that have days on sale, each by one of its days. */
export const monthsBeside = (
  month: string,
  { firstDay, lastDay }: { firstDay: DhakaDate; lastDay: DhakaDate },
): { before: DhakaDate | null; after: DhakaDate | null } => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const first = (ahead: number) =>
    new Date(Date.UTC(year, number - 1 + ahead, 1)).toISOString().slice(0, 10) as DhakaDate;
  return {
    before: month > monthOf(firstDay) ? (first(-1) > firstDay ? first(-1) : firstDay) : null,
    after: month < monthOf(lastDay) ? first(1) : null,
  };
};
