import type { Bilingual, Language } from '@poth/domain/language.ts';
import firstCoachBn from '../../docs/guides/first-coach.bn.md?raw';
import firstCoachEn from '../../docs/guides/first-coach.en.md?raw';
import moneyBn from '../../docs/guides/money.bn.md?raw';
import moneyEn from '../../docs/guides/money.en.md?raw';
import { type GuideDocument, readDocument } from './read-document.ts';

/** Documents of docs/guides, which are read there and as pages of the portal. */
const documents = {
  'first-coach': { en: firstCoachEn, bn: firstCoachBn },
  money: { en: moneyEn, bn: moneyBn },
} as const satisfies Record<string, Bilingual>;

export type GuideName = keyof typeof documents;

/** A document in one language. */
export const guideIn = (language: Language, name: GuideName): GuideDocument =>
  readDocument(documents[name][language], documents[name].en);
