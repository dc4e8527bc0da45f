import { coachName } from '@poth/domain/fleet/coach.ts';
import { countText, type Language } from '@poth/domain/language.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import { meansOf, meanText, notYetRated } from '@poth/domain/rating/average.ts';
import type { CompanyView } from '@poth/domain/rating/company.ts';
import { ratedThingNames, ratedThings } from '@poth/domain/rating/rating.ts';
import { telLink } from '../shell/tel-link.ts';
import { textIn } from '../text/texts.ts';
import { companyText } from './company-text.ts';
import { ratingView } from './rating-view.ts';

const meansView = ({ sums }: CompanyView, language: Language) => {
  const t = textIn(language, companyText).ratings;
  const means = meansOf(sums);
  if (!means) return { overall: notYetRated[language], few: t.few, things: [] };
  return {
    overall: t.of(meanText(means.overall, language), countText(means.ratings, language)),
    few: null,
    things: ratedThings.map((thing) => ({
      name: ratedThingNames[thing][language],
      mean: meanText(means[thing], language),
    })),
  };
};

const measuresView = ({ measures }: CompanyView, language: Language) => {
  if (!measures) return null;
  const t = textIn(language, companyText).measures;
  const count = (number: number) => countText(number, language);
  const { trips, cancelled, punctuality } = measures;
  return {
    trips: count(trips),
    cancelled: count(cancelled),
    punctual: punctuality && t.percent(count(punctuality.percent), count(punctuality.recorded)),
  };
};

/** The page of a company ready to read, in one language. */
export const companyView = (company: CompanyView, language: Language) => {
  const { operator, newest, routes, counters, coaches } = company;
  const t = textIn(language, companyText);
  const name = operator.name[language];
  return {
    name,
    title: t.title(name),
    lead: t.lead(name),
    drawn: { mark: operator.mark, colour: operator.colour, logoId: operator.logoId },
    means: meansView(company, language),
    newest: newest.map((rating) => ratingView(rating, language)),
    measures: measuresView(company, language),
    routes: routes.map(({ routeId, name: route, places, slug }) => ({
      routeId,
      name: route[language],
      places: places.map((place) => place[language]).join(' – '),
      to: slug && `/routes/${slug}`,
    })),
    coaches: coaches.map(({ coachType, coachClass, count }) =>
      t.coaches.count(coachName(coachType, coachClass)[language], countText(count, language)),
    ),
    counters: [...Map.groupBy(counters, ({ placeId }) => placeId).values()].map((here) => ({
      title: here[0]?.place[language] ?? '',
      contacts: here.map(({ counterId, name: counter, address, phone }) => ({
        key: counterId,
        name: counter[language],
        address: address[language],
        phone: formatPhone(phone, language),
        tel: telLink(phone),
      })),
    })),
  };
};
export type CompanyPageView = ReturnType<typeof companyView>;
