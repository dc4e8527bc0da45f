import { problemText } from '@poth/domain/problem-text.ts';
import { Form, useNavigation } from 'react-router';
import { faultsOf, type Refused } from '../shell/form-answer.ts';
import { noticeText } from '../shell/notice.ts';
import { NumberProof } from '../identity/number-proof.tsx';
import type { NumberStep } from '../identity/number-step.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { PhoneField, TextField } from '../ui/text-field.tsx';
import { accountFaultText } from '../identity/faults.ts';
import { profileText } from './profile-text.ts';
import type { ProfileView } from './profile-view.ts';
import { wideForm } from '../ui/layout.tsx';
import styles from './profile.module.css';

export type ProfileTyped = { name: string; phone: string };

/** Problem of the form, or the step that proving its number has reached, beside a name that is saved. */
type ProfileAnswer =
  | Refused<ProfileTyped>
  | { typed: ProfileTyped; problem: undefined; proof: NumberStep; nameSaved: boolean };

type ProfileFormProps = {
  view: ProfileView;
  answer: ProfileAnswer | undefined;
};

/** Says whether the address is confirmed, and links to where it is changed. */
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

/** Form of the person's own profile: the name is changed here, address and number only by proving them. */
export const ProfileForm = ({ view, answer }: ProfileFormProps) => {
  const t = useText(profileText);
  const notices = useText(noticeText);
  const language = useLanguage();
  const sent = useNavigation().formData;
  const sending = sent !== undefined && !sent.has('proof');
  const form = useFirstError<HTMLFormElement>(answer);
  const { problem, typed = view } = answer ?? {};
  const proof = answer && 'proof' in answer ? answer.proof : undefined;
  const faults = faultsOf(problem);
  const phoneFault = faults.phone ?? faultsOf(proof?.problem ?? undefined).phone;
  return (
    <Form ref={form} method="post" className={`${wideForm} ${styles.form}`} noValidate>
      {answer && 'nameSaved' in answer && answer.nameSaved && (
        <Alert kind="notice">{notices['profile-updated']}</Alert>
      )}
      {problem && problem.code !== 'invalid-input' && <Alert>{problemText(problem, language)}</Alert>}
      <TextField
        label={t.name}
        error={accountFaultText(faults.name, language)}
        name="name"
        autoComplete="name"
        defaultValue={typed.name}
        required
      />
      <Field label={t.email} hint={<EmailHint {...view} />}>
        {(control) => <input type="email" value={view.email ?? ''} disabled readOnly {...control} />}
      </Field>
      <PhoneField
        label={t.phone}
        hint={t.phoneHint}
        error={accountFaultText(phoneFault, language)}
        defaultValue={typed.phone}
      />
      {proof && <NumberProof title={t.prove} step={proof} typed="around" />}
      <Button type="submit" busy={sending} look={proof ? 'line' : 'go'}>
        {sending ? t.updating : t.update}
      </Button>
    </Form>
  );
};
