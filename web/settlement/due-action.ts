import { parseDhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { refuse } from '../shell/form-answer.ts';
import { type ActionArgs, readForm } from '../shell/read-form.ts';

/** Statements to prepare: of one company, or of all, up to a day. */
type PrepareTyped = { operatorId: string; until: string };

/** Prepares the statements of a form: for one company it opens the statement, for all it says how many were made. */
export const prepare = async (args: ActionArgs) => {
  const { values, text, goTo } = await readForm(args);
  const typed: PrepareTyped = { operatorId: text('operatorId', 60), until: text('until', 60) };
  try {
    const until = parseDhakaDate(typed.until);
    if (!until) throw new Problem('invalid-input', { faults: { until: 'until-open' } });
    const operatorId = typed.operatorId || null;
    const { portal, actor } = values;
    const { settlementIds } = await portal.settlement.prepareSettlements(actor, { operatorId, until });
    const [only] = settlementIds;
    return goTo(`/admin/settlements${operatorId && only ? `/${only}` : `?made=${settlementIds.length}`}`);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};
