import { useText } from '../text/texts.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { tripText } from './text.ts';
import { TripMap } from './trip-map.tsx';
import type { TripView } from './trip-view.ts';
import styles from './trip.module.css';

const tones: Partial<Record<TripView['state'], Tone>> = {
  closed: 'late',
  departed: 'quiet',
  arrived: 'quiet',
};

/** How a trip stands: its state, its delay, its seats counted and drawn. */
export const TripState = ({ view }: { view: TripView }) => {
  const t = useText(tripText).seats;
  return (
    <Card aria-labelledby="seats-title">
      <div className={styles.head}>
        <h2 id="seats-title">{t.title}</h2>
        <Badge tone={tones[view.state]}>{view.stateName}</Badge>
        {view.delay && <Badge tone="late">{view.delay.chip}</Badge>}
      </div>
      {view.delay && <p className="small muted num">{view.delay.said}</p>}
      <dl className={`${styles.figures} num`}>
        {view.figures.map(({ view: state, name, count }) => (
          <div key={state} data-view={state}>
            <dt>{name}</dt>
            <dd>{count}</dd>
          </div>
        ))}
        {view.fares && (
          <div>
            <dt>{t.fares}</dt>
            <dd>{view.fares}</dd>
          </div>
        )}
      </dl>
      <TripMap view={view} ticked={null} />
    </Card>
  );
};
