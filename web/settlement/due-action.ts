import { parseDhakaDate } from '@poth/domain/dhaka.ts';
import { Problem } from '@poth/domain/problem.ts';
import { redirect } from 'react-router';
import type { RequestContext } from '../ctx.ts';
import { refuse } from '../shell/form-answer.ts';
import { languageOf, localPath } from '../text/language.ts';

/** Statements that were asked for: of one company, or of all, up to a day. */
export type PrepareTyped = { operatorId: string; until: string };

/** Prepares what a form asks for: the statement of one company is opened, of all it is said how many there are. */
export const prepare = async ({ portal, actor }: RequestContext, request: Request) => {
  const form = await request.formData();
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 60);
  const typed: PrepareTyped = { operatorId: text('operatorId'), until: text('until') };
  const language = languageOf(request);
  try {
    const until = parseDhakaDate(typed.until);
    if (!until) throw new Problem('invalid-input', { faults: { until: 'until-open' } });
    const operatorId = typed.operatorId || null;
    const { settlementIds } = await portal.settlement.prepareSettlements(actor, { operatorId, until });
    const [only] = settlementIds;
    const to = operatorId && only ? `/${only}` : `?made=${settlementIds.length}`;
    return redirect(localPath(language, `/admin/settlements${to}`), 303);
  } catch (thrown) {
    return refuse<PrepareTyped>(thrown, typed);
  }
};
