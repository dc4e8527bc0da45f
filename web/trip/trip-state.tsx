import { useText } from '../text/texts.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { Facts } from '../ui/facts.tsx';
import { Row } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { tripText } from './text.ts';
import { TripMap } from './trip-map.tsx';
import type { TripView } from './trip-view.ts';

const tones: Partial<Record<TripView['state'], Tone>> = {
  closed: 'late',
  departed: 'quiet',
  arrived: 'quiet',
};

/** State of a trip: its delay, and its seats, counted and drawn. */
export const TripState = ({ view }: { view: TripView }) => {
  const t = useText(tripText).seats;
  return (
    <Section
      title={t.title}
      actions={
        <Row>
          <Badge tone={tones[view.state]}>{view.stateName}</Badge>
          {view.delay && <Badge tone="late">{view.delay.chip}</Badge>}
        </Row>
      }
    >
      {view.delay && <p className="small muted num">{view.delay.said}</p>}
      <Facts
        look="counts"
        facts={[...view.figures.map(({ name, count }) => [name, count] as const), [t.fares, view.fares]]}
      />
      <TripMap view={view} ticked={null} />
    </Section>
  );
};
