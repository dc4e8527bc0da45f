import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { Form, useNavigation } from 'react-router';
import { faultsOf, type Refused } from '../site/form-answer.ts';
import { useFirstError } from '../site/use-first-error.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { accountFaultText } from './faults.ts';
import { profileText } from './profile-text.ts';
import type { ProfileView } from './profile-view.ts';

export type ProfileTyped = { name: string; phone: string };

type ProfileFormProps = {
  view: ProfileView;
  answer: Refused<ProfileTyped> | undefined;
};

/** How the address stands, and where that is changed. */
const EmailHint = ({ email, emailVerified }: Pick<ProfileView, 'email' | 'emailVerified'>) => {
  const t = useText(profileText);
  const [said, way] = !email
    ? [t.noEmail, t.addEmail]
    : emailVerified
      ? [null, t.changeEmail]
      : [t.unconfirmed, t.newLink];
  return (
    <>
      {said}{' '}
      <LocalLink className="link" to="/security#email">
        {way}
      </LocalLink>
    </>
  );
};

/** The person's own profile: the name is changed here, address and number by what proves them. */
export const ProfileForm = ({ view, answer }: ProfileFormProps) => {
  const t = useText(profileText);
  const language = useLanguage();
  const sending = useNavigation().formMethod === 'POST';
  const form = useRef<HTMLFormElement>(null);
  useFirstError(form, answer);
  const { problem, typed = view } = answer ?? {};
  const faults = faultsOf(problem);
  return (
    <Form ref={form} method="post" className="profile-form" noValidate>
      {problem && problem.code !== 'invalid-input' && <Alert>{problemText(problem, language)}</Alert>}
      <Field label={t.name} error={accountFaultText(faults.name, language)}>
        {(control) => (
          <input name="name" autoComplete="name" defaultValue={typed.name} required {...control} />
        )}
      </Field>
      <Field label={t.email} hint={<EmailHint {...view} />}>
        {(control) => <input type="email" value={view.email ?? ''} disabled readOnly {...control} />}
      </Field>
      <Field label={t.phone} hint={t.phoneHint} error={accountFaultText(faults.phone, language)}>
        {(control) => (
          <input
            type="tel"
            inputMode="tel"
            name="phone"
            autoComplete="tel"
            defaultValue={typed.phone}
            required
            {...control}
          />
        )}
      </Field>
      <Button type="submit" busy={sending}>
        {sending ? t.updating : t.update}
      </Button>
    </Form>
  );
};
