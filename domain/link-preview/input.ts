import { z } from 'zod';
import { languages } from '../language.ts';
import { RouteSlugTyped } from '../place/input.ts';

/** Preview picture for social media; slug: of a route, null for the whole portal. */
export const DrawCardInput = z.object({ slug: RouteSlugTyped.nullable(), language: z.enum(languages) });
