/* oxlint-disable jsx-a11y/no-autofocus -- a PIN is all there is to type on this page */
import type { ComponentProps } from 'react';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { useText } from '../text/texts.ts';
import { CodeField } from '../ui/code-field.tsx';
import { deviceText } from './device-text.ts';
import { AskAgain } from './device-waits.tsx';
import { Folded } from './folded.tsx';
import styles from './account.module.css';

type PinProps = { answer: Refused<object> | undefined };

/** Field for a PIN, masked and without autocomplete. */
const PinField = (field: ComponentProps<typeof CodeField>) => (
  <CodeField name="pin" type="password" autoComplete="off" {...field} />
);

const PinForm = (form: ComponentProps<typeof ActionForm<object>>) => {
  const { faults } = useText(deviceText);
  return (
    <ActionForm
      replace
      says={faults}
      besideField={{ 'pin-wrong': 'pin' }}
      className={styles.form}
      {...form}
    />
  );
};

/** Chooses the PIN of a device that was let in. */
export const ChoosePin = ({ answer }: PinProps) => {
  const t = useText(deviceText).choose;
  return (
    <PinForm intent="choose" answer={answer}>
      <PinField label={t.pin} hint={t.hint} autoFocus />
      <PinField name="again" label={t.again} />
      <SubmitButton>{t.submit}</SubmitButton>
    </PinForm>
  );
};

/** Opens the locked desk by the PIN; a person who has forgotten it asks the owner again. */
export const EnterPin = ({ answer }: PinProps) => {
  const t = useText(deviceText).enter;
  return (
    <>
      <PinForm intent="enter" answer={answer}>
        <PinField label={t.pin} autoFocus />
        <SubmitButton>{t.submit}</SubmitButton>
      </PinForm>
      <Folded label={t.forgot} says={t.forgotSays}>
        <AskAgain label={t.forgotGo} look="line" />
      </Folded>
    </>
  );
};
