import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { fleetText } from './text.ts';
import styles from './fleet.module.css';

/** Whether the seat beside a woman travelling alone is kept for women. */
export const WomenSwitch = ({ protects }: { protects: boolean }) => {
  const t = useText(fleetText).women;
  const { formData } = useNavigation();
  return (
    <Card aria-labelledby="women-alone" className={styles.womenSwitch}>
      <h2 id="women-alone">{t.title}</h2>
      <Form method="post" key={String(protects)}>
        <input type="hidden" name="intent" value="protect" />
        <label className="check">
          <input type="checkbox" name="protect" defaultChecked={protects} aria-describedby="women-note" />
          {t.label}
        </label>
        <p className="small muted" id="women-note">
          {t.note}
        </p>
        <Button type="submit" look="line" busy={formData?.get('intent') === 'protect'}>
          {t.save}
        </Button>
      </Form>
    </Card>
  );
};
