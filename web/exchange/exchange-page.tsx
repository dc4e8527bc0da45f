import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import { redirectToProof } from '../feedback/redirect-to-proof.ts';
import { refuse } from '../shell/form-answer.ts';
import { drawKey, keyOf } from '../shell/form-key.ts';
import { readForm } from '../shell/read-form.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';
import type { Route } from './+types/exchange-page.ts';
import { BeingPaid } from './being-paid.tsx';
import { exchangeView } from './exchange-view.ts';
import { exchangeText } from './text.ts';
import { TripOffers } from './trip-offers.tsx';
import { TripQuote } from './trip-quote.tsx';

export const meta = pageMeta(exchangeText.title);

/** Reloads the page after a refusal too, because seats and amounts have changed then. */
export const shouldRevalidate = (): boolean => true;

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, settings } = context.get(requestContext);
  const asked = new URL(request.url).searchParams;
  const language = languageOf(request);
  const exchange = await portal.exchange
    .viewExchange(actor, { pnr: params.pnr, date: (asked.get('date') ?? '').slice(0, 10) || null })
    .catch(redirectToProof(request, params.pnr));
  return {
    view: exchangeView(exchange, { asked: asked.get('to'), days: settings.refundBusinessDays }, language),
    key: drawKey(),
  };
};

/** Reads the journey of the chosen trip; a value that our page did not write is no journey. */
const journeyOf = (typed: string) => {
  const [tripId = '', leg = ''] = typed.split(':');
  const [from, to] = leg.split('-').map(Number);
  return { tripId, fromStopNo: from ?? -1, toStopNo: to ?? -1 };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, intent, text, goTo } = await readForm(args);
  const { portal, actor } = values;
  const pnr = parsePnr(args.params.pnr) ?? '';
  const amount = (name: string) => Math.trunc(Number(text(name, 12)));
  try {
    if (intent === 'keep') {
      await portal.exchange.keepTicket(actor, { pnr });
      return goTo(`/ticket/${pnr}`);
    }
    const seatNos = text('seats').split(',').filter(Boolean);
    const wish = { pnr, to: journeyOf(text('to')), seatNos, key: keyOf(form) };
    if (intent === 'pay') {
      const shownPayPaisa = amount('shownPayPaisa');
      const { tripId, bookingId } = await portal.exchange.startExchange(actor, { ...wish, shownPayPaisa });
      return goTo(`/checkout/${tripId}/${bookingId}`);
    }
    const shownBackPaisa = amount('shownBackPaisa');
    const done = await portal.exchange.exchangeBooking(actor, { ...wish, shownBackPaisa });
    values.browser.rememberHolder(done.holder);
    return goTo(`/ticket/${done.pnr}${done.confirmed ? '?new=1' : ''}`);
  } catch (thrown) {
    return refuse(thrown, {});
  }
};

/** Reason why the change was refused, with the current amount or the link to the waiting room where that is the reason. */
const Refusal = ({ problem }: { problem: ProblemNote }) => {
  const t = useText(exchangeText);
  const language = useLanguage();
  if (problem.code === 'quote-changed')
    return <Alert>{t.changed(formatMoney(Number(problem.fields.refundPaisa), language))}</Alert>;
  if (problem.code === 'exchange-dearer')
    return <Alert>{t.dearer(formatMoney(Number(problem.fields.payPaisa), language))}</Alert>;
  return (
    <Alert>
      <p>{problemText(problem, language)}</p>
      {problem.code === 'waiting-room' && (
        <ButtonLink to={String(problem.fields.address)} look="line">
          {t.toRoom}
        </ButtonLink>
      )}
    </Alert>
  );
};

/** Page on which the owner of a ticket changes to another trip: a date, the price of its trips, and the change itself. */
export default function ExchangePage({ loaderData, actionData: answer }: Route.ComponentProps) {
  const { view, key } = loaderData;
  const t = useText(exchangeText);
  const { pnr, carriedTo, quote } = view;
  return (
    <NarrowPage title={t.title} about={view.about} back={{ to: `/ticket/${pnr}`, label: t.toTicket }}>
      {answer?.problem && <Refusal problem={answer.problem} />}
      {view.paying ? (
        <BeingPaid paying={view.paying} />
      ) : view.isOpen ? (
        <>
          <p>
            {t.lead} {t.until(view.until)}
          </p>
          {view.isGone && !answer && <Alert kind="notice">{t.gone}</Alert>}
          {quote ? <TripQuote view={view} quote={quote} drawnKey={key} /> : <TripOffers view={view} />}
        </>
      ) : carriedTo ? (
        <Alert kind="success">
          <p>{t.carried(carriedTo.shown)}</p>
          <ButtonLink to={`/ticket/${carriedTo.pnr}`} look="line">
            {t.toNew}
          </ButtonLink>
        </Alert>
      ) : view.isFree ? (
        <Alert kind="notice">
          <p>{t.free}</p>
          <ButtonLink to={`/ticket/${pnr}/another-coach`} look="line">
            {t.toFree}
          </ButtonLink>
        </Alert>
      ) : (
        <p>{t.closed}</p>
      )}
    </NarrowPage>
  );
}
