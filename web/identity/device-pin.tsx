import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { Form, useNavigation } from 'react-router';
import { faultsOf } from '../shell/form-answer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { deviceText } from './device-text.ts';
import { AskAgain } from './device-waits.tsx';
import { LoginProblem } from './login-problem.tsx';
import { PinField } from './pin-field.tsx';
import styles from './account.module.css';

type PinProps = { problem: ProblemNote | undefined };

/** Says what is wrong with a field of a PIN. */
const useFaults = (problem: ProblemNote | undefined): ((field: 'pin' | 'again') => string | undefined) => {
  const { faults } = useText(deviceText);
  return (field) => {
    const fault = faultsOf(problem)[field];
    return fault && fault in faults ? faults[fault as keyof typeof faults] : undefined;
  };
};

const useBusy = (): boolean => {
  const sent = useNavigation().formData?.get('intent');
  return sent === 'choose' || sent === 'enter';
};

/** Chooses the PIN of a device that was let in. */
export const ChoosePin = ({ problem }: PinProps) => {
  const t = useText(deviceText).choose;
  const faultOf = useFaults(problem);
  return (
    <Form method="post" replace noValidate className={styles.loginForm}>
      <PinField name="pin" label={t.pin} hint={t.hint} error={faultOf('pin')} first />
      <PinField name="again" label={t.again} error={faultOf('again')} />
      <Button type="submit" name="intent" value="choose" busy={useBusy()}>
        {t.submit}
      </Button>
      <LoginProblem problem={problem} />
    </Form>
  );
};

/** Opens the locked desk by the PIN; who has forgotten it asks the owner again. */
export const EnterPin = ({ problem }: PinProps) => {
  const t = useText(deviceText).enter;
  const language = useLanguage();
  const faultOf = useFaults(problem);
  const wrong = problem?.code === 'pin-wrong';
  return (
    <>
      <Form method="post" replace noValidate className={styles.loginForm}>
        <PinField
          name="pin"
          label={t.pin}
          error={wrong ? problemText(problem, language) : faultOf('pin')}
          first
        />
        <Button type="submit" name="intent" value="enter" busy={useBusy()}>
          {t.submit}
        </Button>
        <LoginProblem problem={wrong ? undefined : problem} />
      </Form>
      <details className={styles.lostFactor}>
        <summary className="link">{t.forgot}</summary>
        <p className="small">{t.forgotSays}</p>
        <AskAgain label={t.forgotGo} look="line" />
      </details>
    </>
  );
};
