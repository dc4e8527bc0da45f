import type { Bilingual } from '@poth/domain/language.ts';
import { languageOfPath } from './language.ts';

export const productName: Bilingual = { en: 'Poth', bn: 'পথ' };

/** Makes the meta export of a page from its title and, for public pages, the description for search engines. */
export const pageMeta =
  (title: Bilingual, description?: Bilingual) =>
  ({ location }: { location: { pathname: string } }) => {
    const language = languageOfPath(location.pathname);
    return [
      { title: `${title[language]} · ${productName[language]}` },
      { property: 'og:title', content: title[language] },
      ...(description
        ? [
            { name: 'description', content: description[language] },
            { property: 'og:description', content: description[language] },
          ]
        : []),
    ];
  };
