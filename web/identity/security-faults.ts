import type { Language } from '@poth/domain/language.ts';
import { textIn } from '../text/texts.ts';
import { accountFaultText } from './faults.ts';
import { securityText } from './security-text.ts';

/** The sentence of a fault in a field of the pages that secure an account. */
export const securityFaultText = (fault: string | undefined, language: Language): string | undefined => {
  const { faults } = textIn(language, securityText);
  return fault && fault in faults ? faults[fault as keyof typeof faults] : accountFaultText(fault, language);
};
