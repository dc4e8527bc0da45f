import { wayBack } from '@poth/domain/identity/way-back.ts';
import { useLocation, useSearchParams } from 'react-router';
import { languageOf, localPath, plainPath } from '../text/language.ts';

/** Where somebody goes after signing in: the path of ours that ?to= remembers, else home in the page's language. */
export const wayBackOf = (request: Request): string =>
  wayBack(new URL(request.url).searchParams.get('to'), localPath(languageOf(request), '/'));

/** An address that remembers where to go afterwards; home needs no remembering. */
export const withWayBack = (path: string, to: string | null): string => {
  const known = to && plainPath(to) !== '/' ? new URLSearchParams({ to }) : '';
  return known ? `${path}${path.includes('?') ? '&' : '?'}${known}` : path;
};

const waysIn = /^\/(login|sign-up|sign-out|forgot-password|reset-password)(\/|$)/;

/** The login page that leads back here; from a page on the way in, to where that one leads. */
export const useLoginPath = (): string => {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  return withWayBack('/login', waysIn.test(plainPath(pathname)) ? query.get('to') : pathname + search);
};
