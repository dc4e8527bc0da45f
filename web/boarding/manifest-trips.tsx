import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Badge, type Tone } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Row } from '../ui/layout.tsx';
import { Share } from '../ui/share.tsx';
import styles from './manifest.module.css';
import type { TripView } from './manifest-view.ts';
import { manifestText } from './text.ts';

const tones: Partial<Record<TripView['state'], Tone>> = {
  closed: 'quiet',
  departed: 'quiet',
  arrived: 'quiet',
  cancelled: 'off',
  past: 'late',
};

type ManifestTripsProps = {
  caption: string;
  trips: readonly TripView[];
  none: string | null;
  /** Puts a heading over those that have left, which come last. */
  leftLast?: boolean;
};

/** Trips of a day with their numbers of tickets sold and boarded. none: text for a day without trips. */
export const ManifestTrips = ({ caption, trips, none, leftLast = false }: ManifestTripsProps) => {
  const t = useText(manifestText);
  const groups = leftLast && trips.some(({ hasLeft }) => hasLeft);
  return (
    <DataTable
      caption={caption}
      className="num"
      rows={trips}
      rowKey={({ tripId }) => tripId}
      none={none}
      {...(groups && { groupOf: ({ hasLeft }: TripView) => (hasLeft ? t.left : t.ahead) })}
      columns={[
        {
          head: t.leaves,
          cell: ({ leaves, late }) => (
            <>
              <b>{leaves}</b> {late && <Badge tone="late">{late}</Badge>}
            </>
          ),
        },
        { head: t.route, cell: ({ route }) => route },
        { head: t.coach, cell: ({ coachNumber }) => coachNumber },
        { head: t.sold, cell: ({ share, sold, seats }) => <Share share={share}>{t.of(sold, seats)}</Share> },
        {
          head: t.aboard,
          cell: ({ boarded, missed }) => (
            <>
              {boarded} {missed && <span className="muted">· {t.missed(missed)}</span>}
            </>
          ),
        },
        { head: t.state, cell: ({ state }) => <Badge tone={tones[state]}>{t.states[state]}</Badge> },
        {
          head: t.do,
          cell: ({ tripId, leaves, coachNumber }) => (
            <Row as="span" gap="m" className={styles.do}>
              <LocalLink
                className="link link-alone"
                to={`/manifests/${tripId}`}
                aria-label={t.listOf(`${leaves} ${coachNumber}`)}
              >
                {t.list}
              </LocalLink>
              {/* Loaded as a document: only then the browser allows the camera. */}
              <LocalLink
                className="link link-alone"
                to={`/board/${tripId}`}
                reloadDocument
                aria-label={t.boardOf(`${leaves} ${coachNumber}`)}
              >
                {t.board}
              </LocalLink>
            </Row>
          ),
        },
      ]}
    />
  );
};
