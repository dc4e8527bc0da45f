import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatMoney, sum } from '@poth/domain/money.ts';
import { instrumentName } from '@poth/domain/payment/instrument.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { textIn } from '../text/texts.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { counterText } from './text.ts';

/** Time for which a page that hands money out says so: opened later, it must not ask for the same money again. */
const saysHandedOutForMs = 10 * 60_000;

/** A counter's booking as the desk shows it, in one language. */
export const saleView = (
  {
    document,
    seatNos,
    released,
  }: { document: TicketDocument; seatNos: readonly string[]; released: boolean },
  language: Language,
  now: Date,
) => {
  const t = textIn(language, counterText);
  const { state, heldUntil, tickets, refunds } = document;
  const money = (amount: number) => formatMoney(amount, language);
  const instrument = document.instrument && instrumentName(document.instrument)[language];
  const handedOut = refunds.filter((refund) => refund.atCounter && refund.state === 'settled');
  const handedOutPaisa = sum(handedOut.map(({ amountPaisa }) => amountPaisa));
  const settledMs = (refund: (typeof handedOut)[number]) => refund.settledAt?.getTime() ?? 0;
  const last = handedOut.toSorted((one, other) => settledMs(other) - settledMs(one))[0];
  const isHeld = state === 'held' && heldUntil > now;
  const isOver = state === 'expired' || (state === 'held' && !isHeld);
  const names = t.tickets.states;
  return {
    tripId: document.tripId,
    bookingId: document.bookingId,
    pnr: document.pnr,
    shownPnr: formatPnr(document.pnr),
    stateName: isOver ? (released ? t.tickets.released : names.expired) : names[state],
    tone: state === 'confirmed' ? '' : isHeld ? 'gold' : 'red',
    facts: [
      [t.one.coach, `${document.coachNumber} · ${document.from[language]} – ${document.to[language]}`],
      [t.one.leaves, weekdayMomentText(document.boarding.at, language)],
      [t.one.boarding, document.boarding.name[language]],
      [t.one.seats, seatNos.join(', ')],
      [t.one.passenger, document.contactName],
      [t.one.phone, formatPhone(document.contactPhone, language)],
      // Nothing is to be taken for seats that are on sale again.
      ...(isOver
        ? []
        : [
            [
              instrument ? t.one.paid : t.sale.total,
              [money(document.paidPaisa), instrument].filter(Boolean).join(' · '),
            ],
          ]),
      ...(handedOutPaisa > 0 ? [[t.shift.cashOut, money(handedOutPaisa)]] : []),
    ] as [string, string][],
    total: money(document.paidPaisa),
    hold: isHeld ? t.sold.keptUntil(weekdayMomentText(heldUntil, language)) : null,
    hasTickets: tickets.some((ticket) => ticket.state !== 'void'),
    seats: tickets
      .filter((ticket) => ticket.state === 'issued')
      .map(({ seatNo, passengerName }) => ({ seatNo, name: passengerName })),
    /** Amount handed out last, just now. */
    handedOut: last && now.getTime() - settledMs(last) < saysHandedOutForMs ? money(last.amountPaisa) : null,
    waiting: refunds
      .filter((refund) => refund.atCounter && refund.state !== 'settled')
      .map((refund) => ({
        refundId: refund.refundId,
        seats: refund.seatNos.join(', '),
        amount: money(refund.amountPaisa),
      })),
  };
};
export type SaleView = ReturnType<typeof saleView>;
