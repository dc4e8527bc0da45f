import { redirect } from 'react-router';

/** Page number of a list, from a query parameter; anything invalid is the first page. */
export const pageOf = (request: Request, name = 'page'): number => {
  const page = Number(new URL(request.url).searchParams.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};

/**
 * Redirects from a page without rows to the beginning of its list: it lies after the last page, or its last row was
 * dealt with. There the list would say that it is empty as a whole.
 */
export const leaveEmptyPage = (request: Request, rows: readonly unknown[]): void => {
  if (rows.length > 0 || pageOf(request) === 1) return;
  const { pathname, searchParams } = new URL(request.url);
  searchParams.delete('page');
  throw redirect(searchParams.size > 0 ? `${pathname}?${searchParams}` : pathname);
};
