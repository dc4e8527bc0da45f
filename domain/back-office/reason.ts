import { z } from 'zod';

/** Reason that a second admin and the books can understand later. */
export const Reason = z.string().trim().min(10).max(500);
