import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { ReactNode } from 'react';
import { useLanguage } from '../text/language.ts';
import { planFigures } from './plan-figures.ts';
import { PlanSketch } from './plan-sketch.tsx';

export type ShownPlan = { planId: string; name: string; layout: SeatLayout };

/** Seat plans side by side. */
export const PlanCards = ({ children }: { children: ReactNode }) => (
  <ul className="plan-cards">{children}</ul>
);

/** One plan, small, with what it has; children: what can be done with it. */
export const PlanCard = ({ plan, children }: { plan: ShownPlan; children: ReactNode }) => {
  const language = useLanguage();
  return (
    <li className="plan-card">
      <PlanSketch layout={plan.layout} />
      <div>
        <h3>{plan.name}</h3>
        <p className="muted small num">{planFigures(plan.layout, language)}</p>
        <div className="plan-card-actions">{children}</div>
      </div>
    </li>
  );
};
