import { z } from '@hono/zod-openapi';

/** A text in both languages, as the API answers it. */
export const BilingualView = z.object({ en: z.string(), bn: z.string() }).openapi('Bilingual');
