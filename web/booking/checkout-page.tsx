import type { Checkout } from '@poth/domain/booking/checkout.ts';
import { formatMoney, sum } from '@poth/domain/money.ts';
import { isProblem, noteOf, Problem, type ProblemNote } from '@poth/domain/problem.ts';
import { useState } from 'react';
import { data, redirect, type ShouldRevalidateFunctionArgs, useNavigation } from 'react-router';
import { type RequestContext, requestContext } from '#ctx';
import { refundRows } from '../refund/refund-rows.ts';
import { RefundTable } from '../refund/refund-table.tsx';
import { idInAddress } from '../shell/address-id.ts';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { readWay, formatWay } from '../shell/way-in-address.ts';
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
import { type CheckoutView, checkoutView } from './checkout-view.ts';
import { drawKey } from '../shell/form-key.ts';
import { fittingDetails, readDetailsForm } from './details-form.ts';
import { keepPassengers } from './keep-passengers.ts';
import { HoldOver } from './hold-over.tsx';
import { PurchaseSteps } from './purchase-steps.tsx';
import { backPrefix } from './seat-fields.ts';
import { bookingText } from './text.ts';
import { Alert } from '../ui/alert.tsx';
import { Columns } from '../ui/layout.tsx';
import { Page } from '../ui/page.tsx';

export const meta = pageMeta(bookingText.title);

const refOf = ({ tripId, bookingId }: Route.LoaderArgs['params']) => ({
  tripId: idInAddress(tripId),
  bookingId: idInAddress(bookingId),
});

/** Returns the other direction of a purchase as the address names it, still held or not; null where there is none. */
const otherWayOf = (request: Request, { tripId }: { tripId: string }) => {
  const way = readWay(new URL(request.url).searchParams.get('back'));
  return way && way.tripId !== tripId ? way : null;
};

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, now, settings } = context.get(requestContext);
  const language = languageOf(request);
  const ref = refOf(params);
  const otherRef = otherWayOf(request, ref);
  const [[checkout, other], saved] = await Promise.all([
    otherRef
      ? portal.payment.viewBothCheckouts(actor, { ...ref, otherWay: otherRef }).catch(notFoundPage)
      : portal.payment
          .viewCheckout(actor, ref)
          .then((alone): [Checkout, null] => [alone, null])
          .catch(notFoundPage),
    actor.account && portal.people.listSavedPassengers(actor),
  ]);
  const { booking } = checkout;
  if (booking.pnr && booking.state !== 'held' && booking.state !== 'expired')
    throw redirect(localPath(language, `/ticket/${booking.pnr}`));
  const ways = (other ? [checkout, other] : [checkout]).toSorted(
    (one, next) => one.offer.departsAt.getTime() - next.offer.departsAt.getTime(),
  );
  const views = ways.map((way) =>
    checkoutView(
      way,
      language,
      now,
      actor.account,
      settings.vatBasisPoints,
      ways.find((one) => one !== way)?.booking,
    ),
  ) as [CheckoutView, CheckoutView?];
  const totalPaisa = sum(ways.map(({ price }) => price.totalPaisa));
  return {
    view: views[0],
    back: views[1] ?? null,
    /** True where the hold of the other direction is over. */
    otherIsOver: otherRef !== null && other === null,
    totalPaisa,
    total: formatMoney(totalPaisa, language),
    refunds: ways.map(({ booking: { bookingId }, price, refundTable }) => ({
      bookingId,
      rows: refundRows(refundTable, language, now),
      withCharge: price.serviceChargePaisa > 0,
    })),
    key: drawKey(),
    saved,
  };
};

/** Enters the passengers of the way back; the fault of a name is shown at its field of the way back. */
const enterBack = async (
  { portal, actor }: RequestContext,
  details: Parameters<RequestContext['portal']['booking']['enterDetails']>[1],
): Promise<void> => {
  try {
    await portal.booking.enterDetails(actor, details);
  } catch (thrown) {
    const { faults } = isProblem(thrown)
      ? (noteOf(thrown).fields as { faults?: Record<string, string> })
      : {};
    if (!faults) throw thrown;
    const named = Object.entries(faults).map(([field, fault]) => [
      field.replace(/^passenger-/, `passenger-${backPrefix}`),
      fault,
    ]);
    throw new Problem('invalid-input', { faults: Object.fromEntries(named) as Record<string, string> });
  }
};

export const action = async ({ context, params, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const { portal, actor } = values;
  const ref = refOf(params);
  const form = await request.formData();
  const typed = readDetailsForm(form);
  const { method, key, promo, save, backPassengers, ...details } = fittingDetails(typed);
  // The page shows the direction that leaves first as the way there, whichever the address begins with.
  const other = otherWayOf(request, ref);
  const [there, back] = other && form.get('there') === formatWay(other) ? [other, ref] : [ref, other];
  const buysBoth = back !== null && form.has('buys-both');
  const intent = form.get('intent');
  try {
    if (wantsProof(form)) {
      const proof = await accountNumberStep(values, form, languageOf(request));
      return proof
        ? data({ typed, proof }, { status: statusOf(proof) })
        : { typed, said: 'number-kept' as const };
    }
    if (intent === 'remove-promo') {
      await portal.booking.removePromo(actor, there);
      return { typed, said: 'promo-removed' as const };
    }
    if (intent === 'apply-promo' && !promo) return { typed, said: 'promo-missing' as const };
    // A typed code is only applied at first: its price is shown before it is paid.
    if (promo) {
      await portal.booking.applyPromo(actor, { ...there, code: promo });
      return { typed: { ...typed, promo: '' }, said: 'promo-applied' as const };
    }
    const language = languageOf(request);
    await portal.booking.enterDetails(actor, { ...there, ...details, language });
    if (buysBoth) await enterBack(values, { ...back, ...details, passengers: backPassengers, language });
    if (save && actor.account) await keepPassengers(values, details);
    const { gatewayPageUrl } = await portal.payment.startPayment(actor, {
      ...there,
      method,
      key,
      ...(buysBoth && { otherWay: back }),
      ...(form.has('shown') && { shownTotalPaisa: Number(form.get('shown')) }),
    });
    return redirect(gatewayPageUrl, 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Loads the new price where the shown one was too low; after other refusals what is being typed stays. */
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate ||
  (actionResult as { problem?: ProblemNote } | undefined)?.problem?.code === 'price-changed';

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, back, otherIsOver, totalPaisa, total, refunds, key, saved } = loaderData;
  const { title, ways } = useText(bookingText);
  const [overAt, setOverAt] = useState<typeof view>();
  const sending = useNavigation().formMethod === 'POST';
  if (view.over || (overAt === view && !sending))
    return (
      <Page width="wide">
        <PurchaseSteps at="details" />
        <HoldOver bookingId={view.bookingId} searchPath={view.searchPath} paymentOpen={view.paymentOpen} />
      </Page>
    );
  return (
    <Page width="wide">
      <h1 className="visually-hidden">{title}</h1>
      <PurchaseSteps at="details" />
      {otherIsOver && <Alert kind="notice">{ways.backOver}</Alert>}
      <CheckoutNews view={view} answered={actionData !== undefined} />
      <Columns className={styles.columns}>
        <CheckoutForm
          view={view}
          back={back}
          totalPaisa={totalPaisa}
          total={total}
          saved={saved}
          answer={actionData}
          drawnKey={key}
          busy={sending}
        />
        <aside>
          <CheckoutSummary view={view} back={back} total={total} onOver={() => setOverAt(view)}>
            {refunds.map(({ bookingId, rows, withCharge }) => (
              <RefundTable
                key={bookingId}
                way={back && (bookingId === view.bookingId ? ways.there : ways.back)}
                rows={rows}
                withCharge={withCharge}
                className={styles.fold}
              />
            ))}
          </CheckoutSummary>
        </aside>
      </Columns>
    </Page>
  );
}
