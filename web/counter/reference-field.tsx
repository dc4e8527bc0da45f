import type { Language } from '@poth/domain/language.ts';
import { textIn, useText } from '../text/texts.ts';
import { TextField } from '../ui/text-field.tsx';
import { counterText } from './text.ts';

/** Fault of the number of a transfer, as a sentence. */
export const referenceFaultText = (fault: string | undefined, language: Language): string | undefined => {
  const t = textIn(language, counterText).sale;
  return fault === 'reference-missing' || fault === 'reference-wrong' ? t[fault] : undefined;
};

/** The number that a mobile money service gave the transfer. error: where its form does not say it. */
export const ReferenceField = ({ error }: { error?: string | undefined }) => (
  <TextField
    name="reference"
    label={useText(counterText).sale.reference}
    error={error}
    autoCapitalize="characters"
    spellCheck={false}
  />
);
