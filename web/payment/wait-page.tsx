import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { data, redirect } from 'react-router';
import { requestContext } from '#ctx';
import { PurchaseSteps } from '../booking/purchase-steps.tsx';
import { checkoutPath } from '../shell/way-in-address.ts';
import { unlessNotFound } from '../shell/form-answer.ts';
import { languageOf, localPath } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/wait-page.ts';
import { keepLastAnswer } from './keep-last-answer.ts';
import { outcomeOfWays } from './outcome.ts';
import { PaymentReport } from './payment-report.tsx';
import { paymentText } from './text.ts';
import { Waiting } from './waiting.tsx';

export const meta = pageMeta(paymentText.title);

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const payment = await portal.payment.viewPayment(actor, params.tranId).catch(unlessNotFound);
  // A buyer who paid in an app may come back in another browser: that browser gets an explanation, not a missing page.
  if (!payment)
    return data(
      { outcome: 'elsewhere' as const, checkoutPath: '', pnr: null, shownPnr: null },
      { status: 404 },
    );
  const language = languageOf(request);
  const { otherWays } = payment;
  const { outcome, pnr } = outcomeOfWays([payment, ...otherWays]);
  const path = checkoutPath(payment, otherWays[0]);
  if (outcome === 'ticket') throw redirect(localPath(language, `/ticket/${pnr}?new=1`), 303);
  if (outcome === 'checkout') throw redirect(localPath(language, path), 303);
  return { outcome, checkoutPath: path, pnr, shownPnr: pnr && formatPnr(pnr) };
};

export const clientLoader = keepLastAnswer<Awaited<ReturnType<typeof loader>>>();

export default function WaitPage({ loaderData, params }: Route.ComponentProps) {
  const { outcome, ...facts } = loaderData;
  const moneyPath = `/money?number=${params.tranId}`;
  return (
    <Page width="wide">
      <PurchaseSteps at="payment" />
      {outcome === 'waiting' ? (
        <Waiting checkoutPath={facts.checkoutPath} moneyPath={moneyPath} />
      ) : (
        <PaymentReport outcome={outcome} moneyPath={moneyPath} {...facts} />
      )}
    </Page>
  );
}
