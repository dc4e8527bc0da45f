import type { Language } from '@poth/domain/language.ts';
import { textIn } from '../text/texts.ts';
import { fleetText } from './text.ts';

type Sentence = string | ((about: string) => string);

/** Returns the sentence for a fault of a plan or its name; a fault is its code, a blank and what it concerns. */
export const planFaultText = (fault: string | undefined, language: Language): string | undefined => {
  const [, word = '', about = ''] = /^(\S+) ?(.*)$/.exec(fault ?? '') ?? [];
  const sentences: Readonly<Record<string, Sentence>> = textIn(language, fleetText).faults;
  const said = Object.hasOwn(sentences, word) ? sentences[word] : undefined;
  return typeof said === 'function' ? said(about) : said;
};
