import { z } from 'zod';
import { languages } from '../language.ts';
import { RouteSlugTyped } from '../place/input.ts';

/** A picture for social media; slug: null for that of the whole portal. */
export const DrawCardInput = z.object({ slug: RouteSlugTyped.nullable(), language: z.enum(languages) });
