import { useText } from '../text/texts.ts';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/section.tsx';
import { tripText } from './text.ts';
import styles from './trip.module.css';
import type { TripView } from './trip-view.ts';

/** Table of passengers by seat, with their stops; with phone numbers for readers who sell. */
export const TripRiders = ({ riders }: Pick<TripView, 'riders'>) => {
  const t = useText(tripText).riders;
  // A seat of the map links to its first passenger.
  const firsts = new Set(
    Map.groupBy(riders, ({ seatNo }) => seatNo)
      .values()
      .map(([first]) => first),
  );
  return (
    <Section look="plain" title={t.title}>
      <DataTable
        caption={t.title}
        className={`num ${styles.riders}`}
        rows={riders}
        rowKey={({ seatNo, pnr }) => `${seatNo} ${pnr}`}
        none={t.none}
        columns={[
          {
            head: t.seat,
            cell: (rider) => (
              <b {...(firsts.has(rider) && { id: `rider-${rider.seatNo}`, tabIndex: -1 })}>{rider.seatNo}</b>
            ),
          },
          {
            head: t.name,
            cell: ({ name, boarded }) => (
              <>
                {name} {boarded && <Badge>{t.boarded}</Badge>}
              </>
            ),
          },
          { head: t.journey, cell: ({ journey }) => journey },
          { head: t.boarding, cell: ({ boarding }) => boarding },
          riders.some(({ phone }) => phone) && {
            head: t.phone,
            cell: ({ tel, phone }) =>
              tel && (
                <a className="link link-alone" href={tel}>
                  {phone}
                </a>
              ),
          },
          { head: t.pnr, cell: ({ pnr }) => pnr },
        ]}
      />
    </Section>
  );
};
