import type { Company } from '@poth/domain/content/company.ts';
import { isExample } from '@poth/domain/content/delivered-company.ts';
import { type Language, localPathOf } from '@poth/domain/language.ts';
import { productName } from '../text/page-meta.ts';

const context = 'https://schema.org';

type Shown = { company: Company; demo: boolean };

/** Returns how the company is reached; example data is given in a demonstration only, else somebody would call it. */
const reachOf = ({ company, demo }: Shown, language: Language): object => {
  if (!demo && isExample(company, ['facts', 'phones'])) return {};
  const { facts, phones } = company;
  const mobile = phones.find(({ kind }) => kind === 'mobile');
  return {
    email: facts.email,
    foundingDate: String(facts.since),
    address: { '@type': 'PostalAddress', streetAddress: facts.address[language], addressCountry: 'BD' },
    ...(mobile && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: `+88${mobile.number.replace(/\D/g, '')}`,
        areaServed: 'BD',
        availableLanguage: ['bn', 'en'],
      },
    }),
  };
};

/** Linked data of the company and its site, for search engines. */
export const homeLinkedData = (origin: string, language: Language, shown: Shown): object[] => [
  {
    '@context': context,
    '@type': 'Organization',
    '@id': `${origin}/#company`,
    name: productName.en,
    alternateName: productName.bn,
    url: origin,
    logo: `${origin}/cards/poth.png`,
    ...reachOf(shown, language),
  },
  {
    '@context': context,
    '@type': 'WebSite',
    name: productName[language],
    alternateName: productName[language === 'en' ? 'bn' : 'en'],
    url: origin + localPathOf(language, '/'),
    inLanguage: language,
    publisher: { '@id': `${origin}/#company` },
  },
];
