import { Hono } from 'hono';
import { walletOutcomes, walletPage } from '../pages/wallet-page.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import { plainPage } from '../sslcommerz/checkout-page.ts';
import { isPaid } from '../sslcommerz/choose.ts';
import { readForm } from '../sslcommerz/form.ts';
import { findSession } from '../sslcommerz/look-up.ts';
import type { Session } from '../state.ts';
import { chooseAtNagad } from './choose.ts';

const sample = { wallet: '01711428036', otp: '123456', pin: '1234' };

const unknown = () => plainPage('No such payment', 'This payment is unknown to the sandbox. Start it again.');

const pageOf = (session: Session, fault: string | null) =>
  walletPage(
    session,
    {
      name: 'Nagad',
      inBangla: 'নগদে টাকা পরিশোধ করুন',
      action: `/check-out/${session.sessionkey}`,
      pays: 'Pay',
      filled: sample,
      hint: `Any wallet pays here; code ${sample.otp}, PIN ${sample.pin}. Never type a real PIN.`,
    },
    fault,
  );

function faultOf(form: Record<string, string>): string | null {
  if (!/^01[3-9]\d{8}$/.test(form.wallet ?? '')) return `Account number: 11 digits, as ${sample.wallet}.`;
  if (form.otp !== sample.otp) return `Verification code: ${sample.otp}.`;
  return form.pin === sample.pin ? null : `PIN: ${sample.pin}.`;
}

/** Nagad's page: the customer pays with the wallet, and the browser goes back by a link. */
export function nagadPageRoutes(sandbox: Sandbox) {
  const app = new Hono<Http>();
  const find = (reference: string) => findSession(sandbox, 'sessionkey', reference, 'nagad');

  app.get('/:reference', (c) => {
    const session = find(c.req.param('reference'));
    if (!session) return c.html(unknown(), 404);
    if (isPaid(session) && session.lastReturn) return c.redirect(session.lastReturn.url, 303);
    return c.html(pageOf(session, null));
  });

  app.post('/:reference', async (c) => {
    const session = find(c.req.param('reference'));
    if (!session) return c.html(unknown(), 404);
    const form = await readForm(c);
    if (typeof form === 'string') return c.html(plainPage('Not understood', form), 400);
    const outcome = walletOutcomes.find((one) => one === form.outcome);
    const fault = outcome === 'success' ? faultOf(form) : outcome ? null : 'Choose what to do.';
    if (fault || !outcome) return c.html(pageOf(session, fault), 422);
    const carried = await chooseAtNagad(sandbox, session, { outcome, wallet: form.wallet });
    if (!carried)
      return c.html(plainPage('Done', 'The sandbox was told not to send the browser back to the merchant.'));
    return c.redirect(carried.url, 303);
  });
  return app;
}
