import { formatDuration, formatMinute } from '@poth/domain/dhaka.ts';
import { coachTypeNames } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { routeSlug } from '@poth/domain/place/route-slug.ts';
import { periods } from '@poth/domain/search/criteria.ts';
import type { OfferedRoute } from '@poth/domain/search/offer.ts';
import type { Departure, RouteCounter, RouteView } from '@poth/domain/search/route-facts.ts';
import { telLink } from '../shell/tel-link.ts';
import { monthText } from '../text/month-text.ts';
import { textIn } from '../text/texts.ts';
import { routeQuestions } from './ask-route.ts';
import { routeText } from './route-text.ts';

/** Formats a time of day; a time after midnight is marked as such. */
const departureTime = ({ departsMinute }: Pick<Departure, 'departsMinute'>, language: Language) => {
  const time = formatMinute(departsMinute, language);
  return departsMinute < periods['after-midnight'].to
    ? textIn(language, routeText).afterMidnight(time)
    : time;
};

/** Formats a duration, or a range from the shortest to the longest. */
const durationOf = ({ lowest, highest }: RouteView['durationMinutes'], language: Language): string => {
  const [short, long] = [formatDuration(lowest, language), formatDuration(highest, language)];
  return short === long ? short : textIn(language, routeText).facts.between(short, long);
};

const counterGroups = (counters: readonly RouteCounter[], language: Language) =>
  [...Map.groupBy(counters, ({ name }) => name[language])].map(([title, here]) => ({
    title,
    contacts: here.map(({ counterId, operator, address, phone }) => ({
      key: counterId,
      name: operator[language],
      address: address[language],
      phone: formatPhone(phone, language),
      tel: telLink(phone),
    })),
  }));

/** Formats a route as a link: its address, its name, and the lowest price. */
export const roadLink = ({ from, to, lowestPricePaisa }: OfferedRoute, language: Language) => ({
  to: `/routes/${routeSlug(from.placeId, to.placeId)}`,
  from: from.name[language],
  end: to.name[language],
  fare: textIn(language, routeText).operators.fareFrom(formatMoney(lowestPricePaisa, language)),
});
export type RoadLinkView = ReturnType<typeof roadLink>;

const share = (amount: number, most: number): number => Math.round((100 * amount) / most);

/** Formats a route's page in one language. */
export const routeView = (route: RouteView, language: Language) => {
  const t = textIn(language, routeText);
  const [from, to] = [route.from.name[language], route.to.name[language]];
  const money = (amount: number) => formatMoney(amount, language);
  const typeName = (type: RouteView['fares'][number]['coachType']) => coachTypeNames[type][language];
  const [first, last] = [route.departures[0], route.departures.at(-1)] as [Departure, Departure];
  const lowest = money(Math.min(...route.fares.map((fare) => fare.lowest)));
  const count = (number: number) => digits(number, language);
  const dearest = Math.max(...route.months.map(({ lowestPricePaisa }) => lowestPricePaisa));
  return {
    names: { from, to },
    title: t.title(from, to),
    lead: t.lead(
      t.coaches(count(route.departuresADay), route.departuresADay === 1),
      t.operatorCount(count(route.operators.length), route.operators.length === 1),
      lowest,
      departureTime(first, language),
      departureTime(last, language),
    ),
    /** Service charge that every price of the page includes; null where there is none. */
    charge: route.serviceChargePaisa > 0 ? t.withCharge(money(route.serviceChargePaisa)) : null,
    facts: [
      { name: t.facts.first, value: departureTime(first, language) },
      { name: t.facts.last, value: departureTime(last, language) },
      { name: t.facts.coaches, value: t.facts.count(count(route.departuresADay)) },
      { name: t.facts.duration, value: durationOf(route.durationMinutes, language) },
      ...(route.distanceKm === undefined
        ? []
        : [{ name: t.facts.distance, value: t.facts.km(count(route.distanceKm)) }]),
      { name: t.facts.fare, value: lowest },
    ],
    operators: route.operators.map(({ operator, coachTypes, departures, lowestPricePaisa }) => ({
      slug: operator.slug,
      name: operator.name[language],
      mark: operator.mark,
      colour: operator.colour,
      types: coachTypes.map(typeName).join(', '),
      fare: t.operators.fareFrom(money(lowestPricePaisa)),
      times: departures.map((departure) => ({
        key: `${departure.departsMinute} ${departure.coachType}`,
        time: departureTime(departure, language),
        type: typeName(departure.coachType),
      })),
    })),
    fares: route.fares.map(({ coachType, lowest: least, highest }) => ({
      type: typeName(coachType),
      lowest: money(least),
      highest: money(highest),
    })),
    months: [...Map.groupBy(route.months, ({ month }) => month)].map(([month, fares]) => ({
      name: monthText(month, language),
      fares: fares.map(({ coachType, lowestPricePaisa }) => ({
        type: typeName(coachType),
        fare: money(lowestPricePaisa),
        percent: share(lowestPricePaisa, dearest),
      })),
    })),
    boarding: counterGroups(route.boarding, language),
    dropping: counterGroups(route.dropping, language),
    questions: routeQuestions(route, language, (departure) => departureTime(departure, language)),
    back: route.back && roadLink(route.back, language),
    neighbours: route.neighbours.map((road) => roadLink(road, language)),
  };
};
export type RoutePageView = ReturnType<typeof routeView>;
