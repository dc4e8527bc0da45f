import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { tripText } from './text.ts';
import type { TripView } from './trip-view.ts';
import styles from './trip.module.css';

/** Lists the changes of the trip since it was published, the newest first. */
export const TripChanges = ({ changes }: Pick<TripView, 'changes'>) => {
  const t = useText(tripText).changes;
  if (changes.length === 0) return null;
  return (
    <Card aria-labelledby="changes-title">
      <h2 id="changes-title">{t.title}</h2>
      <ol className={`${styles.entries} num`}>
        {changes.map(({ changeNo, what, why, by, at }) => (
          <li key={changeNo}>
            <div>
              <b>{what}</b> · {why}
              <span className="small muted">
                {by} · {at}
              </span>
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
};
