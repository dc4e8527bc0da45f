import { Hono } from 'hono';
import type { Http, Sandbox } from '../sandbox.ts';
import { checkoutPage, plainPage, returnPage } from './checkout-page.ts';
import { choose, isPaid, outcomes } from './choose.ts';
import { readForm } from './form.ts';
import { findSession } from './look-up.ts';
import { allowedMethods, testCards, testOtps } from './methods.ts';
import type { Method } from './methods.ts';

const unknown = () =>
  plainPage('No such payment', 'This checkout session is unknown to the sandbox. Start the payment again.');

/** The hosted page: look, choose, go back. Choosing is a POST answered by a redirect, so reloading pays nothing. */
export function checkoutRoutes(sandbox: Sandbox) {
  const app = new Hono<Http>();

  app.get('/:sessionkey', (c) => {
    const session = findSession(sandbox, 'sessionkey', c.req.param('sessionkey'));
    if (!session) return c.html(unknown(), 404);
    if (isPaid(session)) return c.redirect(`/EasyCheckOut/${session.sessionkey}/return`, 303);
    return c.html(checkoutPage(session, undefined, null));
  });

  app.post('/:sessionkey', async (c) => {
    const session = findSession(sandbox, 'sessionkey', c.req.param('sessionkey'));
    if (!session) return c.html(unknown(), 404);
    const form = await readForm(c);
    if (typeof form === 'string') return c.html(plainPage('Not understood', form), 400);

    const method = allowedMethods(session.request.multi_card_name ?? '').find(
      (one) => one.key === form.method,
    );
    const outcome = outcomes.find((one) => one === form.outcome);
    if (!method || !outcome) return c.html(checkoutPage(session, undefined, 'Choose how to pay.'), 422);
    const cardNo = (form.card_number ?? '').replace(/\D/g, '');
    const fault = outcome === 'success' ? typingFault(method, cardNo, form) : null;
    if (fault) return c.html(checkoutPage(session, method.key, fault), 422);

    await choose(sandbox, session, { method, outcome, cardNo });
    return c.redirect(`/EasyCheckOut/${session.sessionkey}/return`, 303);
  });

  app.get('/:sessionkey/return', (c) => {
    const session = findSession(sandbox, 'sessionkey', c.req.param('sessionkey'));
    if (!session) return c.html(unknown(), 404);
    if (sandbox.scenarios.of(session.tranId).noReturn) {
      return c.html(plainPage('Done', 'The sandbox was told not to send the browser back to the merchant.'));
    }
    if (!session.lastReturn) return c.redirect(`/EasyCheckOut/${session.sessionkey}`, 303);
    return c.html(returnPage(session.lastReturn));
  });

  app.get('/:sessionkey/left', (c) => {
    const back = { href: `/EasyCheckOut/${c.req.param('sessionkey')}`, text: 'Go back and pay after all' };
    return c.html(plainPage('You left', 'Nothing was paid and the merchant was told nothing.', back));
  });

  return app;
}

function typingFault(method: Method, cardNo: string, form: Record<string, string>): string | null {
  const otp = method.kind === 'card' ? form.card_otp : form.wallet_otp;
  if (method.kind === 'card' && !testCards.some((card) => card.number === cardNo)) {
    return `Only test cards: ${testCards.map((card) => card.number).join(', ')}. Never type a real one here.`;
  }
  if (
    method.kind === 'wallet' &&
    !/^(\+?88)?01[3-9]\d{8}$/.test((form.wallet_number ?? '').replace(/[\s-]/g, ''))
  ) {
    return 'Wallet number: 11 digits, as 01700000000.';
  }
  return testOtps.includes(otp ?? '') ? null : `One-time code: ${testOtps.join(' or ')}.`;
}
