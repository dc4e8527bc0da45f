import { useText } from '../text/texts.ts';
import { Check } from '../ui/check-field.tsx';
import { loginText } from './text.ts';

/** Checkbox that lets the session outlive the browser. */
export const RememberMe = ({ ticked }: { ticked: boolean }) => {
  const t = useText(loginText).fields;
  const label = (
    <>
      {t.remember} <span className="muted small">{t.rememberWhere}</span>
    </>
  );
  return <Check name="remember" label={label} defaultChecked={ticked} />;
};
