import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/settlement-page.ts';
import { loadStatement } from './load-statement.ts';
import { SettlementState } from './settlement-state.tsx';
import { Statement } from './statement.tsx';
import { StatementActions } from './statement-actions.tsx';
import { settlementText } from './text.ts';

export const meta = pageMeta({ en: 'Statement', bn: 'হিসাবের বিবরণ' });

export const loader = async ({ context, params, request }: Route.LoaderArgs) =>
  (await loadStatement(context.get(requestContext), params, request)).statement;

/** Page of a statement for its company. */
export default function SettlementPage({ loaderData }: Route.ComponentProps) {
  const t = useText(settlementText);
  const { view } = loaderData;
  const path = `/settlements/${view.settlementId}`;
  return (
    <Desk
      title={t.number(view.number)}
      lead={
        <>
          {view.company} · {view.period} <SettlementState state={view.state} />
        </>
      }
      actions={<StatementActions back="/settlements" csv={`${path}/csv`} />}
    >
      <Statement {...loaderData} path={path} />
    </Desk>
  );
}
