/** Fragment of a search's address that leads to the first coach of a company in the list. */
export const companyAnchor = (slug: string): string => `by-${slug}`;
