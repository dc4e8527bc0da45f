import { type Language, localPathOf } from '@poth/domain/language.ts';
import { company } from '../site/company.ts';

const context = 'https://schema.org';

/** The company and its site as search engines read them. */
export const homeLinkedData = (origin: string, language: Language): object[] => [
  {
    '@context': context,
    '@type': 'Organization',
    '@id': `${origin}/#company`,
    name: company.name.en,
    alternateName: company.name.bn,
    url: origin,
    logo: `${origin}/cards/poth.png`,
    email: company.email,
    foundingDate: String(company.since),
    address: { '@type': 'PostalAddress', streetAddress: company.address[language], addressCountry: 'BD' },
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: `+88${company.mobiles[0].replace(/\D/g, '')}`,
      areaServed: 'BD',
      availableLanguage: ['bn', 'en'],
    },
  },
  {
    '@context': context,
    '@type': 'WebSite',
    name: company.name[language],
    alternateName: company.name[language === 'en' ? 'bn' : 'en'],
    url: origin + localPathOf(language, '/'),
    inLanguage: language,
    publisher: { '@id': `${origin}/#company` },
  },
];
