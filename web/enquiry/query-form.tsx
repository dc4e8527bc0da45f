/* oxlint-disable jsx-a11y/autocomplete-valid -- the rule does not know the names of the standard for parts of a name */
import type { EnquiryField } from '@poth/domain/enquiry/enquiry.ts';
import { longest } from '@poth/domain/enquiry/query-limits.ts';
import { ActionForm } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useNavigation } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { FieldGrid } from '../ui/layout.tsx';
import { AreaField, TextField } from '../ui/text-field.tsx';
import styles from './query.module.css';
import { reachText } from './reach-text.ts';

export type QueryTyped = Readonly<Record<EnquiryField, string>>;
type QueryFormProps = {
  /** Key of the form, by which a form sent twice makes one query. */
  formKey: string;
  given: QueryTyped;
  refused: Refused<QueryTyped> | undefined;
};

/** Form of a query, which keeps what was typed until the query is accepted. */
export const QueryForm = ({ formKey, given, refused }: QueryFormProps) => {
  const t = useText(reachText).query;
  const lastName = (
    <>
      {t.lastName} <span className="muted">({t.optional})</span>
    </>
  );
  return (
    <ActionForm
      action={localPath(useLanguage(), '/query')}
      replace
      preventScrollReset={false}
      data-failed={t.failed}
      given={given}
      answer={refused}
      says={t.faults}
      hiddenFields={{ key: formKey }}
      className={styles.form}
    >
      <FieldGrid>
        <TextField name="first_name" label={t.firstName} autoComplete="given-name" required />
        <TextField name="last_name" label={lastName} autoComplete="family-name" />
      </FieldGrid>
      <TextField
        type="email"
        name="user_email"
        label={t.userEmail}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      {/* The browser may offer earlier subjects. */}
      <TextField
        name="subject"
        label={t.subject}
        autoComplete={undefined}
        maxLength={longest.subject}
        required
      />
      <AreaField name="message" label={t.message} rows={7} required />
      <Button type="submit" busy={useNavigation().formMethod === 'POST'}>
        {t.send}
      </Button>
    </ActionForm>
  );
};
