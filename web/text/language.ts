import { type Language, localPathOf } from '@poth/domain/language.ts';
import { useLocation } from 'react-router';

/** Language of an address: everything under /bn is Bangla. */
export const languageOfPath = (pathname: string): Language => (/^\/bn(\/|$)/.test(pathname) ? 'bn' : 'en');

/** Language of the page that a request asks for; a script requests the data of /bn at /bn.data. */
export const languageOf = (request: Request): Language =>
  languageOfPath(new URL(request.url).pathname.replace(/\.data$/, ''));

/** Language of the page that is being shown. */
export const useLanguage = (): Language => languageOfPath(useLocation().pathname);

/** Address as the specification writes it, without the language: /bn/search is /search. */
export const plainPath = (pathname: string): string => pathname.replace(/^\/bn(?=\/|$)/, '') || '/';

/** Address of the specification in a language. */
export const localPath = localPathOf;
