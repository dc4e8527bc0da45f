import type { LinkSigner } from '../ticket/signed-link.ts';

/** How long a page may stand open before the buyer that its form carries counts for nothing. */
const carriedMs = 2 * 3600_000;

/** Signs a buyer for a form to carry. A script could read it there: it opens nothing else, and that not for long. */
export const signCarried = (links: LinkSigner, buyerId: string, now: Date): string =>
  links.sign('first-hold', `${buyerId} ${now.getTime() + carriedMs}`);

/** The buyer that a form carried, while it counts. */
export const openCarried = (links: LinkSigner, signed: string, now: Date): string | undefined => {
  const [buyerId, until] = links.open('first-hold', signed)?.split(' ') ?? [];
  return Number(until) > now.getTime() ? buyerId : undefined;
};
