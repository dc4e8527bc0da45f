import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import { tripText } from './text.ts';
import type { TripView } from './trip-view.ts';
import styles from './trip.module.css';

/** How far the paying back of a cancelled trip has come. */
export const TripProgress = ({ progress }: { progress: NonNullable<TripView['progress']> }) => {
  const t = useText(tripText).progress;
  const { reason, said, money, atCounter, stuck, done, bookings } = progress;
  return (
    <Card className={`${styles.progress} num`} aria-labelledby="progress-title">
      <h2 id="progress-title">{t.title}</h2>
      <p className="muted">{reason}</p>
      {bookings > 0 && <progress aria-label={t.bar} value={done} max={bookings} />}
      <div role="status">
        <p>{said}</p>
        {money && <p>{money}</p>}
        {atCounter && <p>{atCounter}</p>}
        {stuck && <p className="field-error">{stuck}</p>}
      </div>
    </Card>
  );
};
