import { type Language, localPathOf } from '@poth/domain/language.ts';

const context = 'https://schema.org';

/** Questions and their answers as structured data for search engines. */
export const faqData = (questions: readonly { ask: string; say: string }[]) => ({
  '@context': context,
  '@type': 'FAQPage',
  mainEntity: questions.map(({ ask, say }) => ({
    '@type': 'Question',
    name: ask,
    acceptedAnswer: { '@type': 'Answer', text: say },
  })),
});

/** Breadcrumbs from the home page to a page: names with their English addresses. */
export const trailData = (
  origin: string,
  language: Language,
  steps: readonly (readonly [name: string, path: string])[],
) => ({
  '@context': context,
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(([name, path], index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: origin + localPathOf(language, path),
  })),
});

/** Structured data as entries of a page's meta. */
export const linkedMeta = (data: readonly object[]) => data.map((one) => ({ 'script:ld+json': one }));
