import { decksOf, type SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { CSSProperties, ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { Grid, Row } from '../ui/layout.tsx';
import { planFigures } from './plan-figures.ts';
import styles from './fleet.module.css';

export type ShownPlan = { planId: string; name: string; layout: SeatLayout };

/** A plan drawn small: to be told from others at a glance. What it shows stands beside it in words. */
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

/** Seat plans side by side. */
export const PlanCards = ({ children }: { children: ReactNode }) => (
  <Grid as="ul" min={300}>
    {children}
  </Grid>
);

/** One plan, small, with what it has; children: what can be done with it. */
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
