import { useState } from 'react';
import { data, redirect, useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { refundRows } from '../refund/refund-rows.ts';
import { RefundTable } from '../refund/refund-table.tsx';
import { idInAddress } from '../shell/address-id.ts';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { accountNumberStep } from '../identity/number-account.ts';
import { statusOf, wantsProof } from '../identity/number-step.ts';
import { languageOf, localPath } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/checkout-page.ts';
import styles from './checkout.module.css';
import { CheckoutForm } from './checkout-form.tsx';
import { CheckoutNews } from './checkout-news.tsx';
import { CheckoutSummary } from './checkout-summary.tsx';
import { checkoutView } from './checkout-view.ts';
import { drawKey } from '../shell/form-key.ts';
import { fittingDetails, readDetailsForm } from './details-form.ts';
import { keepPassengers } from './keep-passengers.ts';
import { HoldOver } from './hold-over.tsx';
import { PurchaseSteps } from './purchase-steps.tsx';
import { bookingText } from './text.ts';

export const meta = pageMeta(bookingText.title);

const refOf = ({ tripId, bookingId }: Route.LoaderArgs['params']) => ({
  tripId: idInAddress(tripId),
  bookingId: idInAddress(bookingId),
});

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, now, settings } = context.get(requestContext);
  const language = languageOf(request);
  const [checkout, saved] = await Promise.all([
    portal.payment.viewCheckout(actor, refOf(params)).catch(notFoundPage),
    actor.account && portal.people.listSavedPassengers(actor),
  ]);
  const { booking, price, refundTable } = checkout;
  if (booking.pnr && booking.state !== 'held' && booking.state !== 'expired')
    throw redirect(localPath(language, `/ticket/${booking.pnr}`));
  return {
    view: checkoutView(checkout, language, now, actor.account, settings.vatBasisPoints),
    refunds: refundRows(refundTable, language, now),
    withCharge: price.serviceChargePaisa > 0,
    key: drawKey(),
    saved,
  };
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const { portal, actor } = values;
  const ref = refOf(params);
  const form = await request.formData();
  const typed = readDetailsForm(form);
  const { method, key, promo, save, ...details } = fittingDetails(typed);
  const intent = form.get('intent');
  try {
    if (wantsProof(form)) {
      const proof = await accountNumberStep(values, form, languageOf(request));
      return proof
        ? data({ typed, proof }, { status: statusOf(proof) })
        : { typed, said: 'number-kept' as const };
    }
    if (intent === 'remove-promo') {
      await portal.booking.removePromo(actor, ref);
      return { typed, said: 'promo-removed' as const };
    }
    if (intent === 'apply-promo' && !promo) return { typed, said: 'promo-missing' as const };
    // A code that was typed shows the price that it makes before that is paid.
    if (promo) {
      await portal.booking.applyPromo(actor, { ...ref, code: promo });
      return { typed: { ...typed, promo: '' }, said: 'promo-applied' as const };
    }
    await portal.booking.enterDetails(actor, { ...ref, ...details, language: languageOf(request) });
    if (save && actor.account) await keepPassengers(values, details);
    const { gatewayPageUrl } = await portal.payment.startPayment(actor, { ...ref, method, key });
    return redirect(gatewayPageUrl, 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, refunds, withCharge, key, saved } = loaderData;
  const t = useText(bookingText);
  const [overAt, setOverAt] = useState<typeof view>();
  const sending = useNavigation().formMethod === 'POST';
  if (view.over || (overAt === view && !sending))
    return (
      <div className={`wrap ${styles.checkout}`}>
        <PurchaseSteps at="details" />
        <HoldOver searchPath={view.searchPath} paymentOpen={view.paymentOpen} />
      </div>
    );
  return (
    <div className={`wrap ${styles.checkout}`}>
      <h1 className="visually-hidden">{t.title}</h1>
      <PurchaseSteps at="details" />
      <CheckoutNews view={view} answered={actionData !== undefined} />
      <div className={styles.columns}>
        <CheckoutForm view={view} saved={saved} answer={actionData} drawnKey={key} busy={sending} />
        <aside>
          <CheckoutSummary view={view} onOver={() => setOverAt(view)}>
            <RefundTable rows={refunds} withCharge={withCharge} className={styles.fold} />
          </CheckoutSummary>
        </aside>
      </div>
    </div>
  );
}
