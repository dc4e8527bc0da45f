import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { planFigures } from './plan-figures.ts';
import { PlanSketch } from './plan-sketch.tsx';
import styles from './fleet.module.css';

export type ShownPlan = { planId: string; name: string; layout: SeatLayout };

/** Seat plans side by side. */
export const PlanCards = ({ children }: { children: ReactNode }) => (
  <ul className={styles.planCards}>{children}</ul>
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
        <div className={styles.planCardActions}>{children}</div>
      </div>
    </li>
  );
};
