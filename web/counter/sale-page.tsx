import { digits } from '@poth/domain/language.ts';
import type { ProblemNote } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { useState } from 'react';
import { useNavigation } from 'react-router';
import { requestContext } from '#ctx';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { drawKey, keyOf } from '../shell/form-key.ts';
import { CancelSeats } from '../refund/cancel-seats.tsx';
import { QuoteTable } from '../refund/quote-table.tsx';
import { type QuoteView, quoteView } from '../refund/quote-view.ts';
import { Desk } from '../shell/desk.tsx';
import { notFoundPage, onProblem, refuse } from '../shell/form-answer.ts';
import { readForm } from '../shell/read-form.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Facts } from '../ui/facts.tsx';
import { Stack, wideForm } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/sale-page.ts';
import { printPath } from './counter-address.ts';
import { paperWidths } from './paper.ts';
import { CollectCard, HandOutCard } from './sale-cards.tsx';
import { readTender, readWay, type Way } from './sale-typed.ts';
import { type SaleView, saleView } from './sale-view.ts';
import { counterText } from './text.ts';

export const meta = pageMeta(counterText.one.title);

const readSale = async ({ context, params }: Pick<Route.LoaderArgs, 'context' | 'params'>) => {
  const { portal, actor } = context.get(requestContext);
  return portal.counter.viewSale(actor, params.pnr).catch(notFoundPage);
};

export const loader = async (args: Route.LoaderArgs) => {
  const { portal, actor, now } = args.context.get(requestContext);
  const language = languageOf(args.request);
  const sale = await readSale(args);
  const query = new URL(args.request.url).searchParams;
  const view = saleView(sale, language, now);
  const open = view.seats.map(({ seatNo }) => seatNo);
  const chosen = open.filter((seatNo) => query.getAll('seats').includes(seatNo));
  const seatNos = chosen.length > 0 ? chosen : open;
  const { tripId, bookingId } = sale.document;
  const quote =
    seatNos.length > 0 &&
    (await portal.counter
      .quoteAtCounter(actor, { tripId, bookingId, seatNos })
      .catch(onProblem('not-cancellable', () => undefined)));
  return {
    view,
    quote: quote ? quoteView(quote, language) : null,
    hasShift: (await portal.counter.viewOpenShift(actor)) !== null,
    // The address only asks: whether money was handed out, and how much, is read from the ticket's refunds.
    handedOut: query.has('out') ? view.handedOut : null,
    key: drawKey(),
  };
};

type Typed = { intent: string; way: Way; reference: string };

export const action = async (args: Route.ActionArgs) => {
  const sale = await readSale(args);
  const { tripId, bookingId, pnr } = sale.document;
  const { values, form, intent, text, goTo } = await readForm(args);
  const { counter } = values.portal;
  const here = (more: string) => goTo(`/counter/tickets/${pnr}${more}`);
  const tender = readTender(form);
  const typed: Typed = { intent, way: readWay(form), reference: tender.reference };
  const key = keyOf(form);
  const ticked = new Set(form.getAll('seats').map(String));
  // The seats go into an address, which must not grow by what a sender makes up.
  const seatNos = [...ticked].filter((seatNo) => sale.seatNos.includes(seatNo));
  if (intent === 'quote' || (intent === 'cancel' && seatNos.join() !== form.getAll('quoted').join()))
    return here(`?${new URLSearchParams(seatNos.map((seatNo) => ['seats', seatNo]))}`);
  try {
    if (intent === 'collect') {
      const sold = await counter.collectPhoneHold(values.actor, { tripId, bookingId, ...tender, key });
      return goTo(`/counter?sold=${sold.pnr}`);
    }
    if (intent === 'release') {
      await counter.releasePhoneHold(values.actor, { tripId, bookingId });
      return here('');
    }
    if (intent === 'hand-out') {
      const input = { tripId, refundId: text('refund'), key };
      await counter.payOutRefund(values.actor, input);
      return here('?out');
    }
    const shownRefundPaisa = Math.trunc(Number(form.get('shownRefundPaisa')));
    const input = { tripId, bookingId, seatNos, shownRefundPaisa, key };
    await counter.cancelAtCounter(values.actor, input);
    return here('?out');
  } catch (thrown) {
    return refuse<Typed>(thrown, typed);
  }
};

type CancelCardProps = { view: SaleView; quote: QuoteView; drawnKey: string; may: boolean };

/** Card to cancel: seats to tick, their refund, and the button that hands it out. */
const CancelCard = ({ view, quote, drawnKey, may }: CancelCardProps) => {
  const t = useText(counterText).one;
  const { formData, state } = useNavigation();
  const counting = state === 'loading' && formData === undefined;
  const seatNos = quote.seats.map(({ seatNo }) => seatNo);
  const [chosen, setChosen] = useState(seatNos.length);
  return (
    <Section title={t.cancelTitle}>
      <p className="small">{t.cancelLead}</p>
      <ActionForm className={wideForm} hiddenFields={{ key: drawnKey, shownRefundPaisa: quote.refundPaisa }}>
        {seatNos.map((seatNo) => (
          <input key={seatNo} type="hidden" name="quoted" value={seatNo} />
        ))}
        <CancelSeats seats={view.seats} quoted={seatNos} error={undefined} onChosen={setChosen} />
        {chosen > 0 && <QuoteTable quote={quote} stale={counting} toOther />}
        <SubmitButton
          intent="cancel"
          isNamed
          look="danger"
          disabled={!may || chosen === 0}
          {...(counting && { busy: true })}
        >
          {quote.refundPaisa > 0 ? t.cancel(quote.back) : t.cancelNothing}
        </SubmitButton>
      </ActionForm>
    </Section>
  );
};

/** Page of a counter's booking: to print it, take its money, or cancel it and hand the money back. */
export default function CounterSalePage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(counterText);
  const language = useLanguage();
  const page = useFirstError<HTMLDivElement>(actionData);
  const { view, quote, hasShift, handedOut, key } = loaderData;
  const problem: ProblemNote | undefined = actionData?.problem;
  const collecting = view.hold && actionData?.typed.intent === 'collect' ? actionData : undefined;
  return (
    <Desk
      title={`PNR ${view.shownPnr}`}
      actions={
        view.hasTickets &&
        paperWidths.map((width) => (
          <ButtonLink key={width} to={printPath(view.pnr, width)} look="line">
            {t.sold.printOn(digits(width, language))}
          </ButtonLink>
        ))
      }
      back={{ to: '/counter', label: t.one.back }}
    >
      <Stack ref={page} maxWidth={720}>
        {problem && !collecting && <Alert>{problemText(problem, language)}</Alert>}
        {handedOut && !problem && <Alert kind="success">{t.one.handedOut(handedOut)}</Alert>}
        {!hasShift && <Alert kind="notice">{t.one.noShift}</Alert>}
        <Stack as={Card} gap="s">
          <p>
            <span className={`chip ${view.tone}`}>{view.stateName}</span>
          </p>
          <Facts look="sums" facts={view.facts} />
        </Stack>
        {view.waiting.length > 0 && <HandOutCard view={view} drawnKey={key} may={hasShift} />}
        {view.hold && <CollectCard view={view} drawnKey={key} refused={collecting} may={hasShift} />}
        {quote && <CancelCard view={view} quote={quote} drawnKey={key} may={hasShift} />}
      </Stack>
    </Desk>
  );
}
