import type { LinkSigner } from '../ticket/signed-link.ts';

/** Milliseconds for which the buyer in a form is valid: the time that a page may stay open. */
const carriedMs = 2 * 3600_000;

/** Signs a buyer for a form to carry. A script could read it there, so it opens nothing else, and only for a limited time. */
export const signFormBuyer = (links: LinkSigner, buyerId: string, now: Date): string =>
  links.sign('first-hold', `${buyerId} ${now.getTime() + carriedMs}`);

/** Reads the buyer that a form carried; undefined once it has expired. */
export const readFormBuyer = (links: LinkSigner, signed: string, now: Date): string | undefined => {
  const [buyerId, until] = links.open('first-hold', signed)?.split(' ') ?? [];
  return Number(until) > now.getTime() ? buyerId : undefined;
};
