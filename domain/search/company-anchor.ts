/** Builds the fragment that leads to the first coach of a company in the list. */
export const companyAnchor = (slug: string): string => `by-${slug}`;
