import type { Bilingual, Language } from '@poth/domain/language.ts';

/** Returns the sentence of a fault; undefined where it has none, as a fault that a schema found. */
export const faultText = (
  sentences: Readonly<Record<string, Bilingual>>,
  fault: string | undefined,
  language: Language,
): string | undefined =>
  fault !== undefined && Object.hasOwn(sentences, fault) ? sentences[fault]?.[language] : undefined;
