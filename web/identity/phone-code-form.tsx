/* oxlint-disable jsx-a11y/no-autofocus -- after an answer the focus belongs to what it is about, without a script too */
import { problemText } from '@poth/domain/problem-text.ts';
import { Form, useNavigation } from 'react-router';
import { faultsOf } from '../shell/form-answer.ts';
import { withWayBack } from '../shell/way-back.ts';
import { localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { CodeField } from '../ui/code-field.tsx';
import { accountFaultText } from './faults.ts';
import { LoginProblem } from './login-problem.tsx';
import type { PhoneStep } from './phone-step.ts';
import { RememberMe } from './remember-me.tsx';
import { loginText } from './text.ts';
import styles from './account.module.css';

type PhoneCodeFormProps = {
  to: string;
  step: PhoneStep;
  code: NonNullable<PhoneStep['code']>;
};

/** Takes the code of the SMS or the mail, or sends a new one. */
export const PhoneCodeForm = ({ to, step, code }: PhoneCodeFormProps) => {
  const t = useText(loginText);
  const language = useLanguage();
  const intent = useNavigation().formData?.get('intent');
  const { problem, typed } = step;
  const ofCode = problem?.code === 'code-wrong' || problem?.code === 'code-expired';
  const error = ofCode ? problemText(problem, language) : accountFaultText(faultsOf(problem).code, language);
  return (
    <Form
      method="post"
      action={localPath(language, withWayBack('/login/phone', to))}
      replace
      noValidate
      className={styles.loginForm}
    >
      <p className="num">
        {code.by === 'mail' ? t.phone.mailed(code.sentTo) : t.phone.sent(code.sentTo)}{' '}
        {code.messagesUrl && (
          <a className="link" href={code.messagesUrl} target="_blank" rel="noreferrer">
            {t.phone.sandbox}
          </a>
        )}
      </p>
      <input type="hidden" name="phone" value={typed.phone} />
      <input type="hidden" name="codeId" value={code.codeId} />
      <input type="hidden" name="by" value={code.by} />
      <CodeField
        label={code.by === 'mail' ? t.phone.codeMailed : t.phone.code}
        error={error}
        autoFocus
        data-arrived
      />
      <RememberMe ticked={typed.rememberMe} />
      <Button type="submit" name="intent" value="enter-code" busy={intent === 'enter-code'}>
        {intent === 'enter-code' ? t.login.busy : t.login.submit}
      </Button>
      <LoginProblem problem={ofCode ? undefined : problem} />
      <div className={styles.loginRow}>
        <button type="submit" name="intent" value="send-code" className="link">
          {code.by === 'mail' ? t.phone.againBySms : t.phone.again}
        </button>
        <button type="submit" name="intent" value="mail-code" className="link">
          {code.by === 'mail' ? t.phone.again : t.phone.byMail}
        </button>
        <LocalLink className="link" to={withWayBack('/login/phone', to)}>
          {t.phone.otherNumber}
        </LocalLink>
      </div>
    </Form>
  );
};
