/**
 * Finds the page of a list to show: the asked one, or the last where the list has fewer. total: rows on all pages; skip:
 * rows before the page.
 */
export const pageOfList = (
  asked: number,
  { total, perPage }: { total: number; perPage: number },
): { page: number; pages: number; skip: number } => {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const page = Math.min(asked, pages);
  return { page, pages, skip: (page - 1) * perPage };
};
