/** The page of a list that an address asks for under a name; anything strange is the first. */
export const pageOf = (request: Request, name = 'page'): number => {
  const page = Number(new URL(request.url).searchParams.get(name) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};
