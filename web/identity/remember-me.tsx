import { useText } from '../text/texts.ts';
import { loginText } from './text.ts';

/** Whether the sign-in outlives the browser. */
export const RememberMe = ({ ticked }: { ticked: boolean }) => {
  const t = useText(loginText).fields;
  return (
    <label className="check">
      <input type="checkbox" name="remember" defaultChecked={ticked} />
      <span>
        {t.remember} <span className="muted small">{t.rememberWhere}</span>
      </span>
    </label>
  );
};
