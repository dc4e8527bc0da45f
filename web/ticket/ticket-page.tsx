import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { isProblem, noteOf } from '@poth/domain/problem.ts';
import { ratingWindow } from '@poth/domain/rating/window.ts';
import { followsCoach, offersSharing } from '@poth/domain/trip-sharing/shared-trip.ts';
import { data, redirect } from 'react-router';
import { requestContext } from '#ctx';
import { TicketFeedback } from '../feedback/ticket-feedback.tsx';
import { PurchaseSteps } from '../booking/purchase-steps.tsx';
import { refundStageView } from '../refund/refund-stage-view.ts';
import { RefundStages } from '../refund/refund-stages.tsx';
import { drawKey, keyOf } from '../shell/form-key.ts';
import { readForm } from '../shell/read-form.ts';
import { whatsAppLink } from '../shell/whats-app-link.ts';
import { languageOf, localPath } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { CoachProgress } from '../trip-sharing/coach-progress.tsx';
import { progressLines, sightView } from '../trip-sharing/progress-lines.ts';
import { Alert } from '../ui/alert.tsx';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/ticket-page.ts';
import { BookingNotice } from './booking-notice.tsx';
import { ticketCardText } from './card-text.ts';
import { LookUpForm } from './look-up-form.tsx';
import { OtherWay } from './other-way.tsx';
import { ticketText } from './text.ts';
import { TicketActions } from './ticket-actions.tsx';
import { TicketCard } from './ticket-card.tsx';
import { ticketMessage } from './ticket-message.ts';
import { ticketView } from './ticket-view.ts';
import { TripNotice } from './trip-notice.tsx';
import styles from './ticket.module.css';

export const meta = pageMeta(ticketText.title);

/**
 * Stores the proof of a signed link in the browser's cookie and redirects to an address without it, as addresses are
 * copied and logged.
 */
const openLink = async (
  { context, request }: Pick<Route.LoaderArgs, 'context' | 'request'>,
  pnr: string,
  key: string,
) => {
  const { portal, actor, browser } = context.get(requestContext);
  const { holder } = await portal.ticket.openLink(actor, { pnr, key });
  browser.rememberHolder(holder);
  throw redirect(new URL(request.url).pathname, 303);
};

export const loader = async (args: Route.LoaderArgs) => {
  const { context, params, request } = args;
  const { portal, actor, now, settings, publicUrl } = context.get(requestContext);
  const language = languageOf(request);
  const query = new URL(request.url).searchParams;
  const pnr = parsePnr(params.pnr) ?? '';
  const key = query.get('key');
  try {
    if (key) await openLink(args, pnr, key);
    const document = await portal.ticket.viewTicket(actor, pnr);
    const { tripId, bookingId, refunds, purchase } = document;
    // Read only where the payment bought other trips too.
    const others = purchase ? await portal.ticket.viewOtherWays(actor, pnr) : [];
    const { reports } = await portal.feedback.viewVoice(actor, pnr);
    const progress = followsCoach(document, now) ? await portal.tripSharing.viewProgress(actor, pnr) : null;
    // Read only while the trip can be rated.
    const mayRate =
      ratingWindow(document, now) === 'open' && !(await portal.rating.viewRated(actor, pnr)).rated;
    return {
      view: ticketView(document, language, now),
      refunds: refundStageView(refunds, settings.refundBusinessDays, language),
      others: others.map((other) => ({
        view: ticketView(other, language, now),
        refunds: refundStageView(other.refunds, settings.refundBusinessDays, language),
      })),
      checkoutPath: `/checkout/${tripId}/${bookingId}`,
      whatsApp: whatsAppLink(
        ticketMessage(document, language, publicUrl + localPath(language, `/ticket/${document.pnr}`)),
      ),
      key: drawKey(),
      canShare: offersSharing(document, now),
      progress: progress && {
        lines: progressLines(progress, language, now),
        map: progress.sight && sightView(progress.sight, language).map,
      },
      mayRate,
      answered: reports.some(({ state }) => state === 'answered'),
      news: query.has('new') ? ('bought' as const) : query.has('cancelled') ? ('cancelled' as const) : null,
    };
  } catch (thrown) {
    if (!isProblem(thrown) || thrown.code !== 'not-found') throw thrown;
    return data({ locked: params.pnr }, { status: thrown.status });
  }
};

/**
 * Sends the SMS of the ticket again, the only action of this page. The server writes the sentence of a refusal, so that
 * the page does not load the sentences of all problems.
 */
export const action = async (args: Route.ActionArgs) => {
  const { values, form, language, goBack } = await readForm(args);
  try {
    await values.portal.ticket.sendTicketAgain(values.actor, { pnr: args.params.pnr, key: keyOf(form) });
    return goBack('sms-sent-again');
  } catch (thrown) {
    if (!isProblem(thrown)) throw thrown;
    return data({ refused: problemText(noteOf(thrown), language) }, { status: thrown.status });
  }
};

export default function TicketPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(ticketText);
  const own = useText(ticketCardText);
  if ('locked' in loaderData)
    return (
      <Page width="narrow">
        <h1>{t.title}</h1>
        <p className="muted">{t.find.locked}</p>
        <LookUpForm action="/ticket" typed={{ pnr: loaderData.locked, phone: '' }} />
      </Page>
    );
  const { view, others, refunds, checkoutPath, whatsApp, key, canShare, mayRate, progress, answered, news } =
    loaderData;
  const money = <RefundStages view={refunds} />;
  // A refund that is the news comes before the ticket.
  const moneyFirst = news === 'cancelled' || view.state !== 'confirmed';
  const bought = news === 'bought' && view.state === 'confirmed';
  return (
    <Page width="medium" className={styles.page}>
      {bought && <PurchaseSteps at="ticket" />}
      <h1>{bought ? own.done.title : t.title}</h1>
      {bought && <p className="muted">{view.sentTo}</p>}
      {news === 'cancelled' ? (
        <Alert kind="success">
          {own.done.cancelled}{' '}
          {refunds.refunds.some(({ atCounter, settled }) => !atCounter && !settled) && own.done.refunding}
        </Alert>
      ) : (
        <>
          <TripNotice news={view.news} />
          {!view.news.saysVoid && (
            <BookingNotice state={view.state} checkoutPath={checkoutPath} keptUntil={view.keptUntil} />
          )}
        </>
      )}
      {moneyFirst && money}
      {actionData && <Alert>{actionData.refused}</Alert>}
      {progress && <CoachProgress {...progress} />}
      <TicketCard view={view} />
      <TicketActions view={view} whatsApp={whatsApp} drawnKey={key} />
      {view.hasFile && (
        <TicketFeedback pnr={view.pnr} canShare={canShare} mayRate={mayRate} answered={answered} />
      )}
      {!moneyFirst && money}
      {others.map((other) => (
        <OtherWay key={other.view.pnr} view={other.view}>
          <RefundStages view={other.refunds} />
        </OtherWay>
      ))}
    </Page>
  );
}
