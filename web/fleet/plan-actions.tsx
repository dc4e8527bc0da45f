import { ActionButton } from '../shell/action-button.tsx';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { ShownPlan } from './plan-cards.tsx';
import { fleetText } from './text.ts';

type Action = { plan: ShownPlan };

/** Adds the plan's name, for screen readers, to a button that every card has. */
const OfPlan = ({ plan }: Action) => (
  <span className="visually-hidden"> {useText(fleetText).ofPlan(plan.name)}</span>
);

/** Links to a new plan that starts from a template. */
export const StartFromPlan = ({ plan }: Action) => (
  <ButtonLink look="line" small to={`/seat-plans/new?from=${plan.planId}`}>
    {useText(fleetText).start}
    <OfPlan plan={plan} />
  </ButtonLink>
);

/** Links to an operator's own plan, and to a copy of it. */
export const OpenPlan = ({ plan }: Action) => {
  const t = useText(fleetText);
  return (
    <>
      <ButtonLink look="line" small to={`/seat-plans/${plan.planId}`}>
        {t.edit}
        <OfPlan plan={plan} />
      </ButtonLink>
      <ButtonLink look="line" small to={`/seat-plans/new?from=${plan.planId}`}>
        {t.copy}
        <OfPlan plan={plan} />
      </ButtonLink>
    </>
  );
};

/** Retires a plan, so that it is no longer offered for new coaches. */
export const RetirePlan = ({ plan }: Action) => (
  <ActionButton intent="retire" fields={{ planId: plan.planId }}>
    {useText(fleetText).retire}
    <OfPlan plan={plan} />
  </ActionButton>
);
