import { decisionsIn } from '@poth/domain/operator/decision.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Card } from '../ui/card.tsx';
import type { Route } from './+types/application-page.ts';
import { decide } from './application-decide.ts';
import {
  ApplicationFacts,
  ApplicationHistory,
  ApplicationMissing,
  ApplicationState,
  ReasonGiven,
} from './application-facts.tsx';
import { logAddress } from '../audit-log/log-asked.ts';
import { documentView, factsView, momentView } from './application-view.ts';
import { agreeOnCommission } from '../settlement/commission-action.ts';
import { CommissionCard, commissionView } from '../settlement/commission-card.tsx';
import { DocumentsList } from './documents-list.tsx';
import styles from './provider.module.css';
import { DecisionForm, RefusalWithoutForm } from './provider-list-actions.tsx';
import { documentsText, providerListText } from './provider-text.ts';
import { Columns, Stack } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';

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
    wholeLog: logAddress({ about: `operator:${operatorId}` }),
  };
};

export const action = async (args: Route.ActionArgs) => {
  const sent = await readForm(args);
  return sent.intent === 'commission' ? agreeOnCommission(sent, args.params.operatorId) : decide(sent);
};

/** Page of one company for an admin: its facts, documents and history, and the possible decisions. */
export default function ApplicationPage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const t = useText(providerListText);
  const documentWords = useText(documentsText);
  const { about, facts, missing, documents, history, wholeLog, commission } = loaderData;
  const refused = answer && 'event' in answer.typed ? { ...answer, typed: answer.typed } : undefined;
  const agreed = answer && 'percent' in answer.typed ? { ...answer, typed: answer.typed } : undefined;
  const decisions = decisionsIn(about.state);
  return (
    <Desk
      title={facts.name}
      lead={<ApplicationState state={about.state} />}
      back={{ to: '/allBusProviderList', label: t.back }}
    >
      <Columns>
        <Stack gap="l">
          <Card className={styles.card}>
            <ApplicationFacts facts={facts} />
            <ReasonGiven as="h2" reason={facts.reason} />
            <h2>{documentWords.title}</h2>
            <DocumentsList documents={documents} />
            <ApplicationMissing missing={missing} />
          </Card>
          <Card className={styles.card}>
            <ApplicationHistory history={history} />
            <p>
              <LocalLink className="link" to={wholeLog}>
                {t.wholeLog}
              </LocalLink>
            </p>
          </Card>
        </Stack>
        <Stack gap="l">
          <Section title={t.decide} key={about.state}>
            <RefusalWithoutForm about={about} refused={refused} />
            {decisions.length === 0 && <p className="muted">{t.nothing}</p>}
            {decisions.map((decision) => (
              <DecisionForm key={decision} decision={decision} about={about} refused={refused} />
            ))}
          </Section>
          <CommissionCard key={commission.rates.join()} view={commission} refused={agreed} />
        </Stack>
      </Columns>
    </Desk>
  );
}
