import type { Context } from 'hono';
import { neverAnswer } from '../never-answer.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import { refusedConnect } from './credentials.ts';
import { findPayment } from './look-up.ts';
import { orderRecord } from './order-record.ts';

const unknown = { status: 'INVALID_TRANSACTION', APIConnect: 'DONE' };
const maintenance = '<!doctype html><title>Maintenance</title><h1>We will be back soon</h1>';

/** Call B: tells whether a val_id is paid, and for what. VALID for the first call, VALIDATED for all later ones. */
export async function validateOrder(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const query = c.req.query();
  const { session, payment } = findPayment(sandbox, 'valId', query.val_id) ?? {};
  const scenario = sandbox.scenarios.of(session?.tranId);

  if (scenario.validator === '500') return c.text('Internal Server Error', 500);
  if (scenario.validator === 'html') return c.html(maintenance);
  if (scenario.validator === 'empty') return c.body('');
  if (scenario.validator === 'hang') return neverAnswer(c, sandbox, scenario.hangMs);

  const refused = refusedConnect(sandbox, query);
  if (refused) return c.json(refused);
  if (!query.val_id) return c.json({ APIConnect: 'INVALID_REQUEST' });
  if (!payment || scenario.validator === 'invalid') return c.json(unknown);

  const firstTime = payment.validatedAt === null;
  payment.validatedAt ??= Date.now();
  sandbox.keepSoon();
  const record = orderRecord(payment, scenario);
  return c.json({ ...record, status: firstTime ? 'VALID' : record.status, APIConnect: 'DONE' });
}
