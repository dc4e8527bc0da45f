import { type Language, localPathOf } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';

/** Where coaches are found; trip and leg: the journey whose seat map is open there. */
export const searchLink = (
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  language: Language,
  query: { from: string; to: string; date: string; trip?: string; leg?: string },
): string => publicUrl + localPathOf(language, `/search?${new URLSearchParams(query)}`);
