import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import type { CompanyTyped } from './bus-provider-typed.ts';
import { DocumentsField } from './documents-field.tsx';
import { documentsText } from './provider-text.ts';
import styles from './provider.module.css';

type DocumentsFormProps = {
  /** How many files may still be sent. */
  room: number;
  answer: Refused<CompanyTyped> | undefined;
};

/** More documents for an application that waits. */
export const DocumentsForm = ({ room, answer }: DocumentsFormProps) => {
  const t = useText(documentsText);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, answer);
  const busy = useNavigation().formData?.get('intent') === 'add-documents';
  const { problem, typed } = answer ?? {};
  const faults = faultsOf(problem);
  return (
    <Form ref={form} method="post" encType="multipart/form-data" noValidate className={styles.fields}>
      <input type="hidden" name="intent" value="add-documents" />
      {problem && Object.keys(faults).length === 0 && <Alert>{problemText(problem, language)}</Alert>}
      <DocumentsField label={t.more} room={room} faults={faults} refused={typed?.fileNames ?? []} first />
      <Button type="submit" look="green" busy={busy}>
        {busy ? t.adding : t.add}
      </Button>
    </Form>
  );
};
