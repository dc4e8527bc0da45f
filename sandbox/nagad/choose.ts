import type { Sandbox } from '../sandbox.ts';
import { isPaid, type Outcome } from '../sslcommerz/choose.ts';
import { newReference } from '../sslcommerz/ids.ts';
import { addPayment } from '../sslcommerz/look-up.ts';
import type { Carried, Payment, Session } from '../state.ts';
import { merchant } from './read.ts';

const ends = {
  success: 'VALID',
  fail: 'FAILED',
  cancel: 'CANCELLED',
  unattempted: 'UNATTEMPTED',
} as const satisfies Record<Outcome, Payment['status']>;

/** Names the state of a session in Nagad's words; a session without payments was never tried. */
export const statusOf = ({ payments }: Session): string => {
  const last = payments.find(({ status }) => status === 'VALID') ?? payments.at(-1);
  return last
    ? ({ VALID: 'Success', FAILED: 'Failed', CANCELLED: 'Aborted', UNATTEMPTED: 'Expired' } as const)[
        last.status
      ]
    : 'Initiated';
};

/** Carries out the customer's choice on Nagad's page, where paying moves the money. Returns the link back, or null. */
export async function chooseAtNagad(
  sandbox: Sandbox,
  session: Session,
  { outcome, wallet = '01711428036' }: { outcome: Outcome; wallet?: string | undefined },
): Promise<Carried | null> {
  const scenario = sandbox.scenarios.of(session.tranId);
  if (isPaid(session)) return session.lastReturn;
  const off = outcome === 'success' ? Math.round(scenario.amountOffTaka * 100) : 0;
  session.wallet = wallet;
  addPayment(sandbox, session, {
    status: ends[outcome],
    method: 'nagad',
    valId: '',
    bankTranId: outcome === 'success' ? newReference(Date.now()) : '',
    amountPaisa: Math.max(1, session.amountPaisa + off),
    at: Date.now(),
    validatedAt: null,
    fields: {},
    refunds: [],
  });
  const truth = statusOf(session);
  const status = scenario.lie === 'valid' ? 'Success' : scenario.lie === 'fail' ? 'Failed' : truth;
  const url = new URL(session.request.merchantCallbackURL ?? '');
  const query = {
    merchant: merchant.id,
    order_id: session.request.orderId ?? '',
    payment_ref_id: session.sessionkey,
    status,
    status_code: status === 'Success' ? '00_0000_000' : '99_0000_000',
    message: status,
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  session.lastReturn = { url: url.href, fields: {} };
  await sandbox.keepNow();
  return scenario.noReturn || outcome === 'unattempted' ? null : session.lastReturn;
}
