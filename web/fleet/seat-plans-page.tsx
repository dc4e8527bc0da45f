import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, localPath, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/seat-plans-page.ts';
import styles from './fleet.module.css';
import { OpenPlan, RetirePlan, StartFromPlan } from './plan-actions.tsx';
import { PlanCard, PlanCards } from './plan-cards.tsx';
import { Pager } from '../ui/pager.tsx';
import { fleetText } from './text.ts';
import { WomenSwitch } from './women-switch.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

export const meta = pageMeta(fleetText.title);

const pageOf = (request: Request): number => {
  const page = Number(new URL(request.url).searchParams.get('page'));
  return Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1;
};

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const list = await portal.fleet.listSeatPlans(actor, { page: pageOf(request) }).catch(notFoundPage);
  return {
    ...list,
    templates: list.templates.map(({ name, ...template }) => ({ ...template, name: name[language] })),
  };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const { portal, actor } = values;
  const form = await request.formData();
  const planId = String(form.get('planId') ?? '');
  try {
    if (form.get('intent') === 'protect') {
      await portal.fleet.protectWomenAlone(actor, { protect: form.has('protect') });
      leaveNotice(values, 'saved');
    } else {
      await portal.fleet.retireSeatPlan(actor, { planId });
      leaveNotice(values, 'plan-retired');
    }
    return redirect(localPath(languageOf(request), '/seat-plans'), 303);
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

/** The seat plans of a bus company: its own, and those to start from. */
export default function SeatPlansPage({ loaderData, actionData }: Route.ComponentProps) {
  const { templates, plans, page, more, protectsWomenAlone } = loaderData;
  const t = useText(fleetText);
  const language = useLanguage();
  const desk = useRef<HTMLDivElement>(null);
  useFirstError(desk, actionData);
  const said = actionData && problemText(actionData.problem, language);
  const offered = plans.filter(({ retired }) => !retired);
  const retired = plans.filter((plan) => plan.retired);
  return (
    <Desk title={t.title} lead={t.lead} actions={<ButtonLink to="/seat-plans/new">{t.draw}</ButtonLink>}>
      <div className={styles.fleet} ref={desk}>
        {said && <Alert>{said}</Alert>}
        <section aria-labelledby="own">
          <h2 id="own">{t.own}</h2>
          {plans.length === 0 && <EmptyState>{t.none}</EmptyState>}
          <PlanCards>
            {offered.map((plan) => (
              <PlanCard key={plan.planId} plan={plan}>
                <OpenPlan plan={plan} />
                <RetirePlan plan={plan} />
              </PlanCard>
            ))}
          </PlanCards>
          {retired.length > 0 && (
            <details className={styles.planRetired}>
              <summary>{t.retired}</summary>
              <PlanCards>
                {retired.map((plan) => (
                  <PlanCard key={plan.planId} plan={plan}>
                    <OpenPlan plan={plan} />
                  </PlanCard>
                ))}
              </PlanCards>
            </details>
          )}
          <Pager page={page} more={more} to={(at) => `/seat-plans?page=${at}`} />
        </section>
        <section aria-labelledby="templates">
          <h2 id="templates">{t.templates}</h2>
          <p className="muted">{t.templatesLead}</p>
          <PlanCards>
            {templates.map((plan) => (
              <PlanCard key={plan.planId} plan={plan}>
                <StartFromPlan plan={plan} />
              </PlanCard>
            ))}
          </PlanCards>
        </section>
        <WomenSwitch protects={protectsWomenAlone} />
      </div>
    </Desk>
  );
}
