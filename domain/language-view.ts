import { z } from '@hono/zod-openapi';

/** Text in both languages, as the API returns it. */
export const BilingualView = z.object({ en: z.string(), bn: z.string() }).openapi('Bilingual');
