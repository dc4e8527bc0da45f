import type { Language } from '@poth/domain/language.ts';
import { textIn } from '../text/texts.ts';
import { fleetText } from './text.ts';

type Sentence = string | ((about: string) => string);

/** The sentence of a fault of a plan or its name: its word, and what it is about after a blank. */
export const planFaultText = (fault: string | undefined, language: Language): string | undefined => {
  const [, word = '', about = ''] = /^(\S+) ?(.*)$/.exec(fault ?? '') ?? [];
  const sentences: Readonly<Record<string, Sentence>> = textIn(language, fleetText).faults;
  const said = Object.hasOwn(sentences, word) ? sentences[word] : undefined;
  return typeof said === 'function' ? said(about) : said;
};
