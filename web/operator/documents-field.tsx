/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { digits } from '@poth/domain/language.ts';
import { documentKinds } from '@poth/domain/operator/document.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Field } from '../ui/field.tsx';
import { documentFaultTexts } from './application-faults.ts';
import { documentsText } from './provider-text.ts';
import styles from './provider.module.css';

const accepted = Object.values(documentKinds)
  .flatMap(({ contentType, endings }) => [contentType, ...endings.map((ending) => `.${ending}`)])
  .join(',');

type DocumentsFieldProps = {
  label?: string;
  /** Number of files that may be sent. */
  room: number;
  /** Note about these files. */
  note?: ReactNode;
  faults: Readonly<Record<string, string>>;
  /** Names of the files in a form that was refused. */
  refused: readonly string[];
  /** True where no field before this one is wrong. */
  first: boolean;
};

/** Field for files, with the accepted kinds and, after a refusal, the fault of each file. */
export const DocumentsField = ({ label, room, note, faults, refused, first }: DocumentsFieldProps) => {
  const t = useText(documentsText);
  const language = useLanguage();
  const said = documentFaultTexts(faults, refused, language);
  const wrong = said.length > 0;
  return (
    <Field
      label={label ?? t.title}
      hint={
        <>
          {t.hint(digits(room, language))} {note}
        </>
      }
      error={wrong ? said.join(' ') : undefined}
    >
      {(control) => (
        <>
          <input
            type="file"
            name="documents"
            accept={accepted}
            multiple={room > 1}
            autoFocus={first && wrong}
            {...control}
          />
          {refused.length > 0 && <p className={`${styles.again} small`}>{t.again}</p>}
        </>
      )}
    </Field>
  );
};
