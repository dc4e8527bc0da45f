import { decksOf, type SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { CSSProperties, ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { Grid, Row } from '../ui/layout.tsx';
import { planFigures } from './plan-figures.ts';
import styles from './fleet.module.css';

export type ShownPlan = { planId: string; name: string; layout: SeatLayout };

/** Small drawing by which a plan is recognised at a glance; the text next to it says the same. */
const PlanSketch = ({ layout }: { layout: SeatLayout }) => (
  <div className={styles.planSketch} aria-hidden="true">
    {decksOf(layout).map(({ deck, rows }) => (
      <div
        key={deck}
        className={styles.planSketchDeck}
        style={{ '--columns': Math.max(1, ...rows.map((row) => row.length)) } as CSSProperties}
      >
        {rows.flatMap((row, y) =>
          row.map((seatNo, x) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell has no other key
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

/** Grid of seat plans. */
export const PlanCards = ({ children }: { children: ReactNode }) => (
  <Grid as="ul" min={300}>
    {children}
  </Grid>
);

/** Card of one plan: a small drawing and its figures; children: its actions. */
export const PlanCard = ({ plan, children }: { plan: ShownPlan; children: ReactNode }) => {
  const language = useLanguage();
  return (
    <li className={styles.planCard}>
      <PlanSketch layout={plan.layout} />
      <div>
        <h3>{plan.name}</h3>
        <p className="muted small num">{planFigures(plan.layout, language)}</p>
        <Row className={styles.planCardActions}>{children}</Row>
      </div>
    </li>
  );
};
