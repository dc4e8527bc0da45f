import { wayBack } from '@poth/domain/identity/way-back.ts';
import { plainPath } from '../text/language.ts';
import { pageOf } from '../shell/page-of.ts';

/** Returns the address of the list of accounts, for a search and a page. */
export const peopleAddress = (query: string, page = 1): string => {
  const asked = new URLSearchParams({ ...(query && { q: query }), ...(page > 1 && { page: String(page) }) });
  return asked.size > 0 ? `/users?${asked}` : '/users';
};

export const personAddress = (userId: string): string => `/users/${encodeURIComponent(userId)}`;

/** Reads the parameters of the list; an invalid page counts as the first. */
export const peopleAsked = (request: Request): { query: string; page: number } => {
  const { searchParams } = new URL(request.url);
  return { query: (searchParams.get('q') ?? '').slice(0, 200), page: pageOf(request) };
};

/** Returns the page that an admin came from, the list or a person: a path of ours that a form has carried. */
export const backToPeople = (form: FormData, home: string): string => {
  const back = wayBack(String(form.get('back') ?? ''), home);
  return /^\/users(?=[/?#]|$)/.test(plainPath(back)) ? back : home;
};
