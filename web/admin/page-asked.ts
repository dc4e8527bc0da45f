/** The page that an address asks for; anything strange is the first. */
export const pageAsked = (request: Request): number => {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
};
