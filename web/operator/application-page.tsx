import { decisionsIn } from '@poth/domain/operator/decision.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useRef } from 'react';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { faultsOf, notFoundPage } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/application-page.ts';
import { decide } from './application-decide.ts';
import { ApplicationFacts } from './application-facts.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { ApplicationMissing } from './application-missing.tsx';
import { ApplicationState } from './application-state.tsx';
import { documentView, factsView, momentView } from './application-view.ts';
import { agreeOnCommission } from '../settlement/commission-action.ts';
import { CommissionCard, commissionView } from '../settlement/commission-card.tsx';
import { DocumentsList } from './documents-list.tsx';
import styles from './provider.module.css';
import { DecisionForm } from './provider-list-actions.tsx';
import { applicationText, documentsText, providerListText } from './provider-text.ts';
import { Columns } from '../ui/layout.tsx';

export const meta = pageMeta({ en: 'One bus provider', bn: 'বাস কোম্পানির তথ্য' });

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const language = languageOf(request);
  const operator = await portal.operator.viewOperator(actor, params.operatorId).catch(notFoundPage);
  const { operatorId, state, submittedAt, missing, owner } = operator;
  const commission = await portal.settlement.viewCommission(actor, operatorId);
  return {
    about: { operatorId, state, submittedAt: submittedAt?.toISOString() ?? null },
    facts: { ...factsView(operator, language), owner: owner?.name ?? null },
    missing,
    commission: commissionView(commission, language),
    documents: operator.documents.map((document) => documentView(document, language)),
    history: operator.history.map((moment) => momentView(moment, language)),
  };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const intent = (await request.clone().formData()).get('intent');
  return intent === 'commission'
    ? agreeOnCommission(values, params.operatorId, request)
    : decide(values, request);
};

/** One company for an admin: what it says, its documents, what was done about it, and what can be done. */
export default function ApplicationPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(providerListText);
  const words = useText(applicationText);
  const documentWords = useText(documentsText);
  const language = useLanguage();
  const { about, facts, missing, documents, history, commission } = loaderData;
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, actionData);
  const answer = actionData;
  const refused = answer && 'event' in answer.typed ? { ...answer, typed: answer.typed } : undefined;
  const agreed = answer && 'percent' in answer.typed ? { ...answer, typed: answer.typed } : undefined;
  const decisions = decisionsIn(about.state);
  return (
    <Desk
      title={facts.name}
      lead={<ApplicationState state={about.state} />}
      actions={
        <ButtonLink to="/allBusProviderList" look="line">
          {t.back}
        </ButtonLink>
      }
    >
      <div ref={page}>
        {answer && !faultsOf(answer.problem).reason && !faultsOf(answer.problem).percent && (
          <Alert>{problemText(answer.problem, language)}</Alert>
        )}
        <Columns className={styles.columns}>
          <div>
            <Card className={styles.card}>
              <ApplicationFacts facts={facts} />
              {facts.reason && (
                <>
                  <h2>{words.reason}</h2>
                  <p className={styles.reason}>{facts.reason}</p>
                </>
              )}
              <h2>{documentWords.title}</h2>
              <DocumentsList documents={documents} />
              <ApplicationMissing missing={missing} />
            </Card>
            <Card className={styles.card}>
              <ApplicationHistory history={history} />
            </Card>
          </div>
          <div>
            <Card className={styles.card} aria-labelledby="decide" key={about.state}>
              <h2 id="decide">{t.decide}</h2>
              {decisions.length === 0 && <p className="muted">{t.nothing}</p>}
              {decisions.map((decision) => (
                <DecisionForm key={decision} decision={decision} about={about} refused={refused} />
              ))}
            </Card>
            <CommissionCard key={commission.rates.join()} view={commission} refused={agreed} />
          </div>
        </Columns>
      </div>
    </Desk>
  );
}
