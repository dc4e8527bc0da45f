import type { DeckRows, SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { CSSProperties, ReactNode } from 'react';
import { useText } from '../text/texts.ts';
import styles from './seat-map.module.css';
import { seatingText } from './text.ts';

type Rows = DeckRows['rows'];

/** Returns the width of a deck in places: behind the last seat of its widest row there is nothing to draw. */
const widthOf = (rows: Rows): number => Math.max(1, ...rows.map((row) => row.findLastIndex(Boolean) + 1));

/** Returns the grid's columns from left to right; one without any seat is the aisle. */
const columnsOf = (rows: Rows, width: number): string =>
  Array.from({ length: width }, (_, column) =>
    rows.some((row) => row[column]) ? 'var(--place)' : 'var(--aisle)',
  ).join(' ');

/** Returns the style with the width of the widest deck: seats, aisles and the gaps between them. */
export const coachStyle = (decks: readonly DeckRows[]): CSSProperties => {
  const across = Math.max(
    ...decks.map(({ rows }) =>
      Array.from({ length: widthOf(rows) }).reduce<number>(
        (sum, _, column) => sum + (rows.some((row) => row[column]) ? 53 : 23),
        0,
      ),
    ),
  );
  return { '--across': `${across}px` } as CSSProperties;
};

/** The seats of one deck in their places. */
export const DeckGrid = ({ deck, rows, seat }: DeckRows & { seat: (seatNo: SeatNo) => ReactNode }) => {
  const t = useText(seatingText);
  const width = widthOf(rows);
  return (
    <>
      {deck !== 'only' && (
        <p className={styles.deckName} aria-hidden="true">
          {t.decks[deck]}
        </p>
      )}
      <div className={`${styles.seats} num`} style={{ '--columns': columnsOf(rows, width) } as CSSProperties}>
        {rows.flatMap((row, y) =>
          Array.from({ length: width }, (_, x) => {
            const seatNo = row[x];
            // biome-ignore lint/suspicious/noArrayIndexKey: an aisle has no other name than its place
            return seatNo ? seat(seatNo) : <span key={`${y} ${x}`} />;
          }),
        )}
      </div>
    </>
  );
};
