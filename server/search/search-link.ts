import { type Language, localPathOf } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';

/** Builds the address of a search; trip and leg: the journey whose seat map it opens. */
export const searchLink = (
  { publicUrl }: Pick<Deps, 'publicUrl'>,
  language: Language,
  query: { from: string; to: string; date: string; trip?: string; leg?: string },
): string => publicUrl + localPathOf(language, `/search?${new URLSearchParams(query)}`);
