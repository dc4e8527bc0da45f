import { setTimeout as delay } from 'node:timers/promises';
import type { Context } from 'hono';
import { neverAnswer } from '../never-answer.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import { newSession, type Session } from '../state.ts';
import { takaPer, toPaisa, toText } from './amounts.ts';
import { readForm } from './form.ts';
import { newSessionkey } from './ids.ts';
import { addSession, findSession } from './look-up.ts';
import { channelLists } from './methods.ts';
import { faultOf } from './session-fields.ts';

const leastPaisa = 10_00;
const mostPaisa = 500_000_00;

const failed = (failedreason: string) => ({
  status: 'FAILED',
  failedreason,
  sessionkey: '',
  GatewayPageURL: '',
});

/** Call A: opens a checkout session. Always HTTP 200; `status` has the result. */
export async function createSession(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const request = await readForm(c);
  const scenario = sandbox.scenarios.of(typeof request === 'string' ? undefined : request.tran_id);
  if (scenario.init === '500') return c.text('Internal Server Error', 500);

  const session = typeof request === 'string' ? request : openSession(sandbox, request);
  if (typeof session === 'string') return c.json(failed(session));
  addSession(sandbox, session);
  sandbox.scenarios.keepFor(session.tranId);
  await sandbox.keepNow();

  if (scenario.init === 'hang_after') return neverAnswer(c, sandbox, scenario.hangMs);
  if (scenario.init === 'slow') {
    await delay(scenario.initDelayMs, undefined, { signal: sandbox.stopping }).catch(() => {});
  }
  return c.json(answer(sandbox, session));
}

/** Opens the session of a valid request; returns the gateway's failedreason for any other. */
function openSession(sandbox: Sandbox, request: Record<string, string>): Session | string {
  const { store_passwd = '', ...asked } = request;
  if (asked.store_id !== sandbox.store.id || store_passwd !== sandbox.store.password) {
    return 'Store Credential Error Or Store is De-active';
  }
  const fault = faultOf(request);
  if (fault) return fault;

  const rate = takaPer[asked.currency ?? ''] ?? 1;
  const amountPaisa = Math.round((toPaisa(asked.total_amount ?? '') ?? 0) * rate);
  if (amountPaisa < leastPaisa || amountPaisa > mostPaisa) {
    return `Invalid Information! 'total_amount' must be between ${toText(leastPaisa)} and ${toText(mostPaisa)} BDT.`;
  }
  const tranId = asked.tran_id ?? '';
  if (findSession(sandbox, 'tranId', tranId, 'any')) {
    return "Invalid Information! 'tran_id' is used already.";
  }
  return {
    ...newSession(),
    gateway: 'sslcommerz',
    sessionkey: newSessionkey(),
    tranId,
    createdAt: Date.now(),
    amountPaisa,
    rate,
    request: asked,
  };
}

function answer(sandbox: Sandbox, session: Session) {
  const page = `${sandbox.url}/EasyCheckOut/${session.sessionkey}`;
  return {
    status: 'SUCCESS',
    failedreason: '',
    sessionkey: session.sessionkey,
    gw: channelLists,
    redirectGatewayURL: `${page}?cardname=`,
    redirectGatewayURLFailed: '',
    directPaymentURLBank: '',
    directPaymentURLCard: '',
    directPaymentURL: '',
    GatewayPageURL: page,
    storeBanner: '',
    storeLogo: '',
    store_name: 'Poth (sandbox)',
    desc: [],
    is_direct_pay_enable: '0',
  };
}
