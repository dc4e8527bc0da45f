/** Page number of a list, from a query parameter; anything invalid is the first page. */
export const pageOf = (request: Request, name = 'page'): number => {
  const page = Number(new URL(request.url).searchParams.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};
