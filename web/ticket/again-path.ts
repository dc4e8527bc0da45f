import { companyAnchor } from '@poth/domain/search/company-anchor.ts';
import { bookAgainDate } from '@poth/domain/ticket/book-again.ts';

type Travelled = { search: { from: string; to: string }; operatorSlug: string; departsAt: Date };

/** Makes the address that searches the same journey again, scrolled to the same company's coaches where it runs. */
export const againPath = (
  { search: { from, to }, operatorSlug, departsAt }: Travelled,
  now: Date,
): string => {
  const query = new URLSearchParams({ from, to, date: bookAgainDate(departsAt, now) });
  return `/search?${query}#${companyAnchor(operatorSlug)}`;
};
