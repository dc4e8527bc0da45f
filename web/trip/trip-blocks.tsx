import { Form, useNavigation } from 'react-router';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { tripText } from './text.ts';
import type { TripView } from './trip-view.ts';
import styles from './trip.module.css';

/** Seats that are kept off the sale: for whom, by whom, until when, and the way back. */
export const TripBlocks = ({ blocks, may }: Pick<TripView, 'blocks' | 'may'>) => {
  const t = useText(tripText).keep;
  const { formData } = useNavigation();
  if (blocks.length === 0) return null;
  return (
    <Card aria-labelledby="blocks-title">
      <h2 id="blocks-title">{t.blocks}</h2>
      <ul className={`${styles.entries} num`}>
        {blocks.map(({ blockId, seats, keptFor, note, by, ends }) => (
          <li key={blockId}>
            <div>
              <b>{seats}</b> · {keptFor}
              {note && <span className={styles.note}>{note}</span>}
              <span className="small muted">{[by, ends].filter(Boolean).join(' · ')}</span>
            </div>
            {may.keepSeats && (
              <Form method="post" preventScrollReset>
                <input type="hidden" name="intent" value="release" />
                <Button
                  type="submit"
                  name="blockId"
                  value={blockId}
                  look="line"
                  aria-label={t.releaseOf(seats)}
                  busy={formData?.get('blockId') === blockId}
                >
                  {t.release}
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
};
