import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import type { Refused } from '../shell/form-answer.ts';
import { phoneFaultText } from '../identity/phone-faults.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/text-field.tsx';
import { tripText } from './text.ts';
import styles from './trip.module.css';
import type { TripView } from './trip-view.ts';

type SupervisorCardProps = {
  view: Pick<TripView, 'supervisor' | 'may'>;
  refused: Refused<{ phone?: string }> | undefined;
};

/** Card of the number that passengers call on board. */
export const SupervisorCard = ({ view: { supervisor, may }, refused }: SupervisorCardProps) => {
  const t = useText(tripText).supervisor;
  const language = useLanguage();
  return (
    <Card aria-labelledby="supervisor-title">
      <h2 id="supervisor-title">{t.title}</h2>
      {may.change ? (
        <ActionForm
          intent="supervisor"
          given={{ phone: supervisor ?? '' }}
          answer={refused}
          says={(fault) => phoneFaultText(fault, language)}
          className={styles.form}
        >
          <TextField type="tel" inputMode="tel" name="phone" label={t.phone} hint={t.hint} />
          <SubmitButton intent="supervisor" look="line">
            {t.save}
          </SubmitButton>
        </ActionForm>
      ) : (
        <p className="num">{supervisor ?? t.none}</p>
      )}
    </Card>
  );
};
