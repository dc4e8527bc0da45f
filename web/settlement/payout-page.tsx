import { dhakaDate } from '@poth/domain/dhaka.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import type { Route } from './+types/payout-page.ts';
import { payoutText } from './desk-text.ts';
import { loadStatement } from './load-statement.ts';
import { runPayoutStep } from './payout-action.ts';
import { PayoutSteps } from './payout-steps.tsx';
import { SettlementState } from './settlement-state.tsx';
import { dayText } from './settlement-view.ts';
import { Statement } from './statement.tsx';
import { StatementActions } from './statement-actions.tsx';
import { settlementText } from './text.ts';

export const meta = pageMeta({ en: 'Statement of an operator', bn: 'কোম্পানির হিসাবের বিবরণ' });

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const values = context.get(requestContext);
  const { statement, settlement, secondAdmin } = await loadStatement(values, params, request);
  const { preparedBy, preparedByName, preparedAt, approvedByName, approvedAt } = settlement;
  const language = languageOf(request);
  const { steps } = textIn(language, payoutText);
  const on = (at: Date) => dayText(dhakaDate(at), language);
  return {
    statement,
    mayApprove: !secondAdmin || preparedBy !== values.actor.account?.userId,
    done: [
      preparedByName ? steps.preparedBy(preparedByName, on(preparedAt)) : steps.prepared(on(preparedAt)),
      ...(approvedAt ? [steps.approvedBy(approvedByName ?? '–', on(approvedAt))] : []),
    ],
  };
};

export const action = (args: Route.ActionArgs) => runPayoutStep(args, args.params.settlementId);

/** Page of a statement for the admins who check and pay it. */
export default function PayoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { statement, mayApprove, done } = loaderData;
  const { view } = statement;
  const t = useText(settlementText);
  return (
    <Desk
      title={t.ofCompany(view.number, view.company)}
      lead={
        <>
          {view.period} <SettlementState state={view.state} />
        </>
      }
      actions={
        <StatementActions back="/admin/settlements" csv={`/admin/settlements/${view.settlementId}/csv`} />
      }
    >
      <Statement
        {...statement}
        path={`/admin/settlements/${view.settlementId}`}
        aside={
          <PayoutSteps
            key={view.state}
            view={view}
            mayApprove={mayApprove}
            done={done}
            refused={actionData}
          />
        }
      />
    </Desk>
  );
}
