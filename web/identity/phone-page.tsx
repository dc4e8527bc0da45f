import { replace } from 'react-router';
import { requestContext } from '#ctx';
import { wayBackOf, withWayBack } from '../shell/way-back.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/phone-page.ts';
import { LoginFrame } from './login-frame.tsx';
import { PhoneCodeForm } from './phone-code-form.tsx';
import { PhoneNumberForm } from './phone-number-form.tsx';
import { phoneStep, type PhoneStep } from './phone-step.ts';
import { loginText } from './text.ts';
import styles from './account.module.css';

export const meta = pageMeta(loginText.phone.title, loginText.phone.intro);

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const to = wayBackOf(request);
  if (context.get(requestContext).actor.account) throw replace(to, 303);
  return { to };
};

export const action = phoneStep;

/** Page of signing in by a number: first the number, then the code that was sent to it. */
export default function PhonePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(loginText).phone;
  const { to } = loaderData;
  const step: PhoneStep | undefined = actionData;
  return (
    <LoginFrame
      why
      heading={t.title}
      lead={step?.code ? undefined : t.intro}
      answer={step && !step.problem && step}
    >
      {step?.code ? (
        <PhoneCodeForm key={step.code.codeId} to={to} step={step} code={step.code} />
      ) : (
        <PhoneNumberForm to={to} step={step} />
      )}
      <p className={styles.elsewhere}>
        <LocalLink className="link link-alone" to={withWayBack('/login', to)}>
          {t.byEmail}
        </LocalLink>
      </p>
    </LoginFrame>
  );
}
