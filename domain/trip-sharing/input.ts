import { z } from 'zod';

/** The token in the address that shows a trip; server/trip-sharing/share-link.ts signs it. */
export const ShareToken = z.string().max(300);
