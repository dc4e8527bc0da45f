import { formatDuration } from '@poth/domain/dhaka.ts';
import { coachTypeNames } from '@poth/domain/fleet/coach.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { Departure, RouteView } from '@poth/domain/search/route-facts.ts';
import { textIn } from '../text/texts.ts';
import { routeText } from './route-text.ts';

export type Question = { ask: string; say: string };

/** Builds the questions about a route that its coaches can answer; the others are left out. */
export const routeQuestions = (
  route: RouteView,
  language: Language,
  timeOf: (departure: Departure) => string,
): Question[] => {
  const { questions: t, withCharge } = textIn(language, routeText);
  const [from, to] = [route.from.name[language], route.to.name[language]];
  const money = (amount: number) => formatMoney(amount, language);
  const leaves = (ask: string, departure: Departure | undefined): Question[] =>
    departure
      ? [
          {
            ask,
            say: t.leaves(
              timeOf(departure),
              departure.operator.name[language],
              money(departure.lowestPricePaisa),
            ),
          },
        ]
      : [];
  const ac = route.departures.filter(({ coachType }) => coachType === 'ac');
  // With only air-conditioned coaches the first AC coach is simply the first coach.
  const someAc = ac.length > 0 && ac.length < route.departures.length;
  const { lowest, highest } = route.durationMinutes;
  const areas = [...new Set(route.boarding.map(({ name }) => name[language]))];
  return [
    ...leaves(t.first(from, to), route.departures[0]),
    ...leaves(t.last(from, to), route.departures.at(-1)),
    ...(someAc ? [...leaves(t.firstAc, ac[0]), ...leaves(t.lastAc, ac.at(-1))] : []),
    {
      ask: t.price(from, to),
      say: route.fares
        .map(({ coachType, lowest: least, highest: most }) => {
          const type = coachTypeNames[coachType][language];
          return least === most ? t.priceAll(type, money(least)) : t.priceOf(type, money(least), money(most));
        })
        .concat(route.serviceChargePaisa > 0 ? withCharge(money(route.serviceChargePaisa)) : [])
        .join(' '),
    },
    {
      ask: t.long,
      say:
        lowest === highest
          ? t.takes(formatDuration(lowest, language))
          : t.takesBetween(formatDuration(lowest, language), formatDuration(highest, language)),
    },
    {
      ask: t.who(from, to),
      say: t.list(route.operators.map(({ operator }) => operator.name[language]).join(', ')),
    },
    ...(areas.length > 0 ? [{ ask: t.where(from), say: t.list(areas.join(', ')) }] : []),
  ];
};
