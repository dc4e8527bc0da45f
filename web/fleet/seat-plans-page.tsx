import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { Desk } from '../shell/desk.tsx';
import { DeskGuideLink } from '../shell/desk-guide-link.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { leaveEmptyPage, pageOf } from '../shell/page-of.ts';
import { readForm } from '../shell/read-form.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Check } from '../ui/check-field.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Fold } from '../ui/fold.tsx';
import { Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/seat-plans-page.ts';
import styles from './fleet.module.css';
import { OpenPlan, RetirePlan, StartFromPlan } from './plan-actions.tsx';
import { PlanCard, PlanCards } from './plan-cards.tsx';
import { fleetText } from './text.ts';

export const meta = pageMeta(fleetText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const list = await portal.fleet.listSeatPlans(actor, { page: pageOf(request) }).catch(notFoundPage);
  leaveEmptyPage(request, list.plans);
  return {
    ...list,
    templates: list.templates.map(({ name, ...template }) => ({ ...template, name: name[language] })),
  };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, intent, text, goTo } = await readForm(args);
  const { portal, actor } = values;
  try {
    if (intent === 'protect') {
      await portal.fleet.protectWomenAlone(actor, { protect: form.has('protect') });
      return goTo('/seat-plans', 'saved');
    }
    await portal.fleet.retireSeatPlan(actor, { planId: text('planId') });
    return goTo('/seat-plans', 'plan-retired');
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

/** Switch that keeps the seat next to a woman travelling alone for women. */
const WomenSwitch = ({ protects }: { protects: boolean }) => {
  const t = useText(fleetText).women;
  return (
    <Section title={t.title}>
      <ActionForm isStacked intent="protect" key={String(protects)}>
        <Check name="protect" label={t.label} defaultChecked={protects} aria-describedby="women-note" />
        <p className="small muted" id="women-note">
          {t.note}
        </p>
        <SubmitButton look="line">{t.save}</SubmitButton>
      </ActionForm>
    </Section>
  );
};

/** Page of a bus company's seat plans: its own, and templates to start from. */
export default function SeatPlansPage({ loaderData, actionData }: Route.ComponentProps) {
  const { templates, plans, page, more, protectsWomenAlone } = loaderData;
  const t = useText(fleetText);
  const language = useLanguage();
  const desk = useFirstError<HTMLDivElement>(actionData);
  const said = actionData && problemText(actionData.problem, language);
  const offered = plans.filter(({ retired }) => !retired);
  const retired = plans.filter((plan) => plan.retired);
  return (
    <Desk title={t.title} lead={t.lead} actions={<ButtonLink to="/seat-plans/new">{t.draw}</ButtonLink>}>
      <Stack gap="xl" ref={desk}>
        {said && <Alert>{said}</Alert>}
        <Section look="plain" title={t.own}>
          {plans.length === 0 && <EmptyState action={<DeskGuideLink to="seat-plan" />}>{t.none}</EmptyState>}
          <PlanCards>
            {offered.map((plan) => (
              <PlanCard key={plan.planId} plan={plan}>
                <OpenPlan plan={plan} />
                <RetirePlan plan={plan} />
              </PlanCard>
            ))}
          </PlanCards>
          {retired.length > 0 && (
            <Fold look="line" className={styles.planRetired} summary={t.retired}>
              <PlanCards>
                {retired.map((plan) => (
                  <PlanCard key={plan.planId} plan={plan}>
                    <OpenPlan plan={plan} />
                  </PlanCard>
                ))}
              </PlanCards>
            </Fold>
          )}
          <Pager page={page} more={more} to={(at) => `/seat-plans?page=${at}`} />
        </Section>
        <Section look="plain" title={t.templates}>
          <p className="muted">{t.templatesLead}</p>
          <PlanCards>
            {templates.map((plan) => (
              <PlanCard key={plan.planId} plan={plan}>
                <StartFromPlan plan={plan} />
              </PlanCard>
            ))}
          </PlanCards>
        </Section>
        <WomenSwitch protects={protectsWomenAlone} />
      </Stack>
    </Desk>
  );
}
