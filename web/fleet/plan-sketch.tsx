import { decksOf, type SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { CSSProperties } from 'react';
import styles from './fleet.module.css';

/** A plan drawn small: to be told from others at a glance. What it shows stands beside it in words. */
export const PlanSketch = ({ layout }: { layout: SeatLayout }) => (
  <div className={styles.planSketch} aria-hidden="true">
    {decksOf(layout).map(({ deck, rows }) => (
      <div
        key={deck}
        className={styles.planSketchDeck}
        style={{ '--columns': Math.max(1, ...rows.map((row) => row.length)) } as CSSProperties}
      >
        {rows.flatMap((row, y) =>
          row.map((seatNo, x) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place has no other name
            <i
              key={`${y} ${x}`}
              data-seat={seatNo !== null}
              data-mark={seatNo ? layout.marks?.[seatNo] : undefined}
            />
          )),
        )}
      </div>
    ))}
  </div>
);
