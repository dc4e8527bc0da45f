/* oxlint-disable jsx-a11y/autocomplete-valid -- the rule does not know the names of the standard for parts of a name */
import { type EnquiryFault, type EnquiryField, longest } from '@poth/domain/enquiry/enquiry.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { type ReactNode, useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultsOf } from '../shell/form-answer.ts';
import { siteText } from '../shell/text.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { type ControlProps, Field } from '../ui/field.tsx';
import { reachText } from './reach-text.ts';
import styles from './query.module.css';

export type QueryTyped = Readonly<Record<EnquiryField, string>>;
type Refusal = { problem?: ProblemNote | undefined };
type QueryFormProps = Refusal & {
  /** The form's own: sent twice, it is one query. */
  formKey: string;
  typed: QueryTyped;
  answer: unknown;
};

const Failure = ({ problem }: Refusal) => {
  const t = useText(reachText).query;
  const site = useText(siteText);
  const language = useLanguage();
  if (!problem) return null;
  return (
    <Alert>
      <b>{t.notSent}</b>
      <br />
      {problem ? problemText(problem, language) : site.offline}
    </Alert>
  );
};

/** The form of a query. What was typed stays in it until it has been taken. */
export const QueryForm = ({ formKey, typed, answer, problem }: QueryFormProps) => {
  const t = useText(reachText).query;
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, answer);
  const busy = useNavigation().formMethod === 'POST';
  const faults = faultsOf(problem);
  const field = (name: EnquiryField, label: ReactNode, control: (props: ControlProps) => ReactNode) => (
    <Field label={label} error={t.faults[faults[name] as EnquiryFault]}>
      {control}
    </Field>
  );
  return (
    <Form
      ref={form}
      method="post"
      action={localPath(useLanguage(), '/query')}
      replace
      noValidate
      data-failed={t.failed}
      className={styles.form}
    >
      <input type="hidden" name="key" value={formKey} />
      <div className={styles.names}>
        {field('first_name', t.firstName, (control) => (
          <input
            type="text"
            name="first_name"
            autoComplete="given-name"
            defaultValue={typed.first_name}
            required
            {...control}
          />
        ))}
        {field(
          'last_name',
          <>
            {t.lastName} <span className="muted">({t.optional})</span>
          </>,
          (control) => (
            <input
              type="text"
              name="last_name"
              autoComplete="family-name"
              defaultValue={typed.last_name}
              {...control}
            />
          ),
        )}
      </div>
      {field('user_email', t.userEmail, (control) => (
        <input
          type="email"
          name="user_email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          defaultValue={typed.user_email}
          required
          {...control}
        />
      ))}
      {field('subject', t.subject, (control) => (
        <input
          name="subject"
          defaultValue={typed.subject}
          maxLength={longest.subject}
          required
          {...control}
        />
      ))}
      {field('message', t.message, (control) => (
        <textarea name="message" rows={7} defaultValue={typed.message} required {...control} />
      ))}
      <Failure problem={problem} />
      <Button type="submit" busy={busy}>
        {t.send}
      </Button>
    </Form>
  );
};
