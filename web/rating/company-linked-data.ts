import { type Language, localPathOf } from '@poth/domain/language.ts';
import { meansOf } from '@poth/domain/rating/average.ts';
import type { CompanyView } from '@poth/domain/rating/company.ts';
import { trailData } from '../shell/linked-data.ts';

type Page = { origin: string; language: Language; trail: readonly (readonly [string, string])[] };

/** A company as search engines read it; its mean only where people see one. */
export const companyLinkedData = (
  { operator, sums }: CompanyView,
  { origin, language, trail }: Page,
): object[] => {
  const means = meansOf(sums);
  return [
    trailData(origin, language, trail),
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      name: operator.name[language],
      url: origin + localPathOf(language, `/operators/${operator.slug}`),
      ...(means && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: means.overall,
          ratingCount: means.ratings,
          bestRating: 5,
          worstRating: 1,
        },
      }),
    },
  ];
};
