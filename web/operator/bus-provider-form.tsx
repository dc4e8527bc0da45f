/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { documentLimits } from '@poth/domain/operator/document.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { TextField } from '../ui/text-field.tsx';
import { applicationFaultText } from './application-faults.ts';
import type { DocumentView } from './application-view.ts';
import type { CompanyTyped } from './bus-provider-typed.ts';
import { DocumentsField } from './documents-field.tsx';
import { DocumentsList } from './documents-list.tsx';
import { companyText, documentsText } from './provider-text.ts';
import styles from './provider.module.css';

type BusProviderFormProps = {
  email: string | null;
  /** Application that was sent before, where it was rejected. */
  before: { busName: string; licenceNumber: string; documents: readonly DocumentView[] } | null;
  answer: Refused<CompanyTyped> | undefined;
};

/** A company's name, licence and documents. */
export const BusProviderForm = ({ email, before, answer }: BusProviderFormProps) => {
  const t = useText(companyText);
  const documents = useText(documentsText);
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, answer);
  const busy = useNavigation().formData?.get('intent') === 'register';
  const { problem, typed } = answer ?? {};
  const faults = faultsOf(problem);
  const taken = problem?.code === 'licence-taken' ? problemText(problem, language) : undefined;
  const elsewhere = problem && !taken && Object.keys(faults).length === 0;
  const first = taken ? 'licenceNumber' : ['busName', 'licenceNumber'].find((field) => faults[field]);
  const said = (field: string) => applicationFaultText(faults[field], language);
  return (
    <Card className={styles.form}>
      <Form ref={form} method="post" encType="multipart/form-data" noValidate>
        <input type="hidden" name="intent" value="register" />
        {elsewhere && <Alert>{problemText(problem, language)}</Alert>}
        <TextField
          label={t.name}
          hint={t.nameHint}
          error={said('busName')}
          name="busName"
          autoComplete="organization"
          defaultValue={typed?.busName ?? before?.busName}
          autoFocus={first === 'busName'}
          required
        />
        <Field label={t.email} hint={t.emailHint} error={said('email')}>
          {(control) => <input type="email" value={email ?? ''} readOnly disabled {...control} />}
        </Field>
        <TextField
          label={t.licence}
          hint={t.licenceHint}
          error={said('licenceNumber') ?? taken}
          name="licenceNumber"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={typed?.licenceNumber ?? before?.licenceNumber}
          autoFocus={first === 'licenceNumber'}
          required
        />
        {before && before.documents.length > 0 && (
          <div>
            <p className="field-label">{documents.sent}</p>
            <DocumentsList documents={before.documents} />
          </div>
        )}
        <DocumentsField
          room={documentLimits.files}
          note={before?.documents.length ? documents.instead : documents.later}
          faults={faults}
          refused={typed?.fileNames ?? []}
          first={first === undefined}
        />
        <Button type="submit" busy={busy}>
          {busy ? t.saving : t.save}
        </Button>
      </Form>
    </Card>
  );
};
