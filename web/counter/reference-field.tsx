import type { Language } from '@poth/domain/language.ts';
import { textIn, useText } from '../text/texts.ts';
import { Field } from '../ui/field.tsx';
import { counterText } from './text.ts';

/** Fault of the number of a transfer, as a sentence. */
export const referenceFaultText = (fault: string | undefined, language: Language): string | undefined => {
  const t = textIn(language, counterText).sale;
  return fault === 'reference-missing' || fault === 'reference-wrong' ? t[fault] : undefined;
};

/** The number that a mobile money service gave the transfer. */
export const ReferenceField = ({ typed, error }: { typed: string; error: string | undefined }) => {
  const t = useText(counterText).sale;
  return (
    <Field label={t.reference} error={error}>
      {(control) => (
        <input
          name="reference"
          defaultValue={typed}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...control}
        />
      )}
    </Field>
  );
};
