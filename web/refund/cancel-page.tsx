import type { Language } from '@poth/domain/language.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { drawKey, keyOf } from '../shell/form-key.ts';
import { onProblem, refuse } from '../shell/form-answer.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf, localPath } from '../text/language.ts';
import { tripNewsView } from '../ticket/trip-news-view.ts';
import { pageMeta } from '../text/page-meta.ts';
import { Page } from '../ui/page.tsx';
import type { Route } from './+types/cancel-page.ts';
import { CancelClosed } from './cancel-closed.tsx';
import { CancelForm } from './cancel-form.tsx';
import { cancelView } from './cancel-view.ts';
import styles from './refund.module.css';
import { refundText } from './text.ts';

export const meta = pageMeta(refundText.cancel.title);

/** Reads the ticket of the address for a caller who has proved to own it; others are redirected to where they can prove it. */
const readTicket = async ({
  context,
  params,
  request,
}: Pick<Route.LoaderArgs, 'context' | 'params' | 'request'>) => {
  const { portal, actor } = context.get(requestContext);
  const proof = `/cancel-ticket?${new URLSearchParams({ pnr: params.pnr })}`;
  return portal.ticket.viewTicket(actor, params.pnr).catch(
    onProblem('not-found', () => {
      throw redirect(localPath(languageOf(request), proof), 303);
    }),
  );
};

/** Handles the problems that close the page; returns a sentence for those beyond the time and the state of the ticket. */
const closedBy =
  (language: Language) =>
  (thrown: unknown): { quote?: undefined; closedBecause?: string } => {
    if (isProblem(thrown) && thrown.code === 'not-cancellable') return {};
    if (isProblem(thrown) && ['payment-reversed', 'being-exchanged'].includes(thrown.code))
      return { closedBecause: problemText(thrown, language) };
    throw thrown;
  };

export const loader = async (args: Route.LoaderArgs) => {
  const { context, request } = args;
  const { portal, actor, settings } = context.get(requestContext);
  const document = await readTicket(args);
  const wanted = new URL(request.url).searchParams.getAll('seats');
  const open = document.tickets.filter(({ state }) => state === 'issued').map(({ seatNo }) => seatNo);
  const chosen = open.filter((seatNo) => wanted.length === 0 || wanted.includes(seatNo));
  const seatNos = chosen.length > 0 ? chosen : open;
  const { tripId, bookingId } = document;
  const language = languageOf(request);
  const { quote, closedBecause } =
    seatNos.length === 0
      ? {}
      : await portal.refund
          .quoteRefund(actor, { tripId, bookingId, seatNos })
          .then((quoted) => ({ quote: quoted, closedBecause: undefined }), closedBy(language));
  const calledOff = document.news.cancelled ? tripNewsView(document, language, false).said : undefined;
  return {
    closedBecause: closedBecause ?? calledOff,
    view: cancelView(document, quote, settings.refundBusinessDays, language),
    key: drawKey(),
  };
};

export const action = async (args: Route.ActionArgs) => {
  const { tripId, bookingId, pnr, tickets } = await readTicket(args);
  const { values, form, intent, goTo } = await readForm(args);
  const ticked = new Set(form.getAll('seats').map(String));
  // The seats go into an address, which must not grow by what a sender makes up.
  const seatNos = [...ticked].filter((one) => tickets.some(({ seatNo }) => seatNo === one));
  const quoted = form.getAll('quoted').map(String);
  const typed = { seatNos, termsAccepted: form.has('terms') };
  const asksForQuote = intent === 'quote' || seatNos.join() !== quoted.join();
  if (seatNos.length === 0) return { typed, none: true as const };
  if (asksForQuote) {
    const query = new URLSearchParams(seatNos.map((seatNo) => ['seats', seatNo]));
    return goTo(`/ticket/${pnr}/cancel?${query}`);
  }
  try {
    const shownRefundPaisa = Math.trunc(Number(form.get('shownRefundPaisa')));
    await values.portal.refund.cancelAndRefund(values.actor, {
      tripId,
      bookingId,
      ...typed,
      shownRefundPaisa,
      key: keyOf(form),
    });
    return goTo(`/ticket/${pnr}?cancelled=1`);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

/** Page on which seats are chosen and their refund is shown before they are cancelled. */
export default function CancelPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, key, closedBecause } = loaderData;
  const page = useFirstError<HTMLDivElement>(actionData);
  return (
    <Page ref={page} width="narrow" className={styles.cancelPage}>
      {view.quote ? (
        <CancelForm view={view} quote={view.quote} drawnKey={key} answer={actionData} />
      ) : (
        <CancelClosed pnr={view.pnr} because={closedBecause} />
      )}
    </Page>
  );
}
