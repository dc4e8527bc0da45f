import { wayBack } from '@poth/domain/identity/way-back.ts';
import { useLocation, useSearchParams } from 'react-router';
import { languageOf, localPath, plainPath } from '../text/language.ts';

/** Path to open after signing in: the path of ours in ?to=, else home in the page's language. */
export const wayBackOf = (request: Request): string =>
  wayBack(new URL(request.url).searchParams.get('to'), localPath(languageOf(request), '/'));

/** Address with the way back in ?to=; home is the default and needs none. */
export const withWayBack = (path: string, to: string | null): string => {
  const known = to && plainPath(to) !== '/' ? new URLSearchParams({ to }) : '';
  return known ? `${path}${path.includes('?') ? '&' : '?'}${known}` : path;
};

const waysIn = /^\/(login|sign-up|sign-out|forgot-password|reset-password)(\/|$)/;

/** Login page that leads back here; on a page of the sign-in flow, to that page's own way back. */
export const useLoginPath = (): string => {
  const { pathname, search } = useLocation();
  const [query] = useSearchParams();
  return withWayBack('/login', waysIn.test(plainPath(pathname)) ? query.get('to') : pathname + search);
};
