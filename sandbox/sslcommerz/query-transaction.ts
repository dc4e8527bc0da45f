import type { Context } from 'hono';
import { neverAnswer } from '../never-answer.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import type { Scenario } from '../scenario.ts';
import type { Session } from '../state.ts';
import { findSession } from './look-up.ts';
import { orderRecord } from './order-record.ts';

/** Call C1: returns the outcome of a tran_id (a list of attempts) or of a sessionkey (one flat object). */
export async function queryTransaction(
  c: Context<Http>,
  sandbox: Sandbox,
  query: Record<string, string>,
): Promise<Response> {
  const session = query.sessionkey
    ? findSession(sandbox, 'sessionkey', query.sessionkey)
    : findSession(sandbox, 'tranId', query.tran_id);
  const scenario = sandbox.scenarios.of(session?.tranId);

  if (scenario.query === '500') return c.text('Internal Server Error', 500);
  if (scenario.query === 'hang') return neverAnswer(c, sandbox, scenario.hangMs);
  const found = scenario.query === 'none' ? undefined : session;
  return c.json(
    query.sessionkey ? bySession(query.sessionkey, found, scenario) : byTransaction(found, scenario),
  );
}

function bySession(sessionkey: string, session: Session | undefined, scenario: Scenario) {
  if (!session) return { APIConnect: 'DONE', status: 'INVALID_TRANSACTION', sessionkey };
  const payment = session.payments.find((one) => one.status === 'VALID') ?? session.payments.at(-1);
  if (!payment) return { APIConnect: 'DONE', status: 'PENDING', sessionkey, tran_id: session.tranId };
  return { APIConnect: 'DONE', sessionkey, ...orderRecord(payment, scenario) };
}

function byTransaction(session: Session | undefined, scenario: Scenario) {
  const element = (session?.payments ?? []).map((payment) => ({
    ...orderRecord(payment, scenario),
    bank_gw: payment.method,
  }));
  const count = element.length;
  return {
    APIConnect: 'DONE',
    no_of_trans_found: scenario.query === 'int' ? count : String(count),
    element: scenario.query === 'object' ? (element.at(-1) ?? {}) : element,
  };
}
