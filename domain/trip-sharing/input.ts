import { z } from 'zod';

/** Token in the address of a shared trip; server/trip-sharing/share-link.ts signs it. */
export const ShareToken = z.string().max(300);
