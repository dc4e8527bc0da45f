import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { tripText } from './text.ts';
import type { TripView } from './trip-view.ts';
import styles from './trip.module.css';

type SupervisorCardProps = {
  view: Pick<TripView, 'supervisor' | 'may'>;
  typed: string | null;
  error: string | undefined;
};

/** Card of the number that passengers call on board. */
export const SupervisorCard = ({ view, typed, error }: SupervisorCardProps) => {
  const t = useText(tripText).supervisor;
  const doText = useText(tripText).do;
  const busy = useNavigation().formData?.get('intent') === 'supervisor';
  return (
    <Card aria-labelledby="supervisor-title">
      <h2 id="supervisor-title">{t.title}</h2>
      {view.may.change ? (
        <Form method="post" className={styles.supervisor} noValidate preventScrollReset>
          <Field label={t.phone} hint={t.hint} error={error}>
            {(control) => (
              <input
                type="tel"
                inputMode="tel"
                name="phone"
                autoComplete="off"
                defaultValue={typed ?? view.supervisor ?? ''}
                {...control}
              />
            )}
          </Field>
          <Button type="submit" name="intent" value="supervisor" look="line" busy={busy}>
            {busy ? doText.busy : t.save}
          </Button>
        </Form>
      ) : (
        <p className="num">{view.supervisor ?? t.none}</p>
      )}
    </Card>
  );
};
