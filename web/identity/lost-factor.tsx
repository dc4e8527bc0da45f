import { digits } from '@poth/domain/language.ts';
import { factorResetLimits } from '@poth/domain/identity/factor-reset.ts';
import { Form, useNavigation } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Button } from '../ui/button.tsx';
import { lostFactorText } from './lost-factor-text.ts';
import styles from './account.module.css';

/** The way back of somebody who has neither the app nor a backup code. asked: whether it was asked for just now. */
export const LostFactor = ({ asked }: { asked: boolean }) => {
  const t = useText(lostFactorText);
  const hours = digits(factorResetLimits.waitHours, useLanguage());
  const busy = useNavigation().formData?.get('intent') === 'lost';
  if (asked) return <Alert kind="success">{t.asked(hours)}</Alert>;
  return (
    <details className={styles.lostFactor}>
      <summary className="link">{t.label}</summary>
      <p className="small">{t.says(hours)}</p>
      <Form method="post">
        <Button type="submit" name="intent" value="lost" look="line" busy={busy}>
          {t.submit}
        </Button>
      </Form>
    </details>
  );
};
