import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney, formatTaka } from '@poth/domain/money.ts';
import { instrumentName } from '@poth/domain/payment/instrument.ts';
import type { Receipt, ReceivedPayment } from '@poth/domain/payment/receipt.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { RefundStage } from '@poth/domain/ticket/ticket.ts';
import { bothWaysDiscountOf } from '@poth/domain/ticket/ticket-fields.ts';
import { momentText } from '../text/moment.ts';
import { textIn } from '../text/texts.ts';
import { receiptText } from './receipt-text.ts';

/** Formats a moment with its year: receipts are kept for more than a year. */
const datedText = (at: Date, language: Language): string => momentText(at, language, 'year');

/** Amounts that add up to the total; an amount of zero is left out. */
const sumsOf = (
  document: Receipt['document'],
  language: Language,
): (readonly [name: string, amount: string])[] => {
  const { farePaisa, serviceChargePaisa, paidPaisa } = document;
  const bothWaysPaisa = bothWaysDiscountOf(document);
  const t = textIn(language, receiptText);
  const discountPaisa = farePaisa + serviceChargePaisa - paidPaisa;
  const parts: (readonly [string, string])[] = [[t.fares, formatTaka(farePaisa + bothWaysPaisa, language)]];
  if (bothWaysPaisa > 0) parts.push([t.bothWays, `−${formatTaka(bothWaysPaisa, language)}`]);
  if (serviceChargePaisa > 0) parts.push([t.serviceCharge, formatTaka(serviceChargePaisa, language)]);
  if (discountPaisa > 0) parts.push([t.discount, `−${formatTaka(discountPaisa, language)}`]);
  return [...(parts.length > 1 ? parts : []), [t.total, formatMoney(paidPaisa, language)]];
};

const paymentView = (payment: ReceivedPayment, language: Language) => ({
  tranId: payment.tranId,
  bankTranId: payment.bankTranId,
  said: [
    formatMoney(payment.capturedPaisa, language),
    payment.instrument && instrumentName(payment.instrument)[language],
    datedText(payment.paidAt, language),
  ]
    .filter(Boolean)
    .join(' · '),
});

const refundView = (refund: RefundStage, language: Language) => {
  const { refundOf, refundStates } = textIn(language, receiptText);
  const waits = refund.atCounter ? refundStates.atCounter : refundStates.underWay;
  const settled = refund.settledAt && refundStates.settled(datedText(refund.settledAt, language));
  const carried = refund.carriedTo && refundStates.carried(formatPnr(refund.carriedTo));
  const state = carried || settled || waits;
  return {
    refundId: refund.refundId,
    said: `${refundOf(formatMoney(refund.amountPaisa, language), refund.seatNos)} · ${state}`,
  };
};

/** View of a receipt, in one language. vatBasisPoints: the rate included in the fares; 0: no VAT is shown. */
export const receiptView = (receipt: Receipt, vatBasisPoints: number, language: Language) => {
  const { document, seller, payments } = receipt;
  const t = textIn(language, receiptText);
  const coach = coachName(document.coachType, document.coachClass)[language];
  return {
    pnr: document.pnr,
    operator: document.operator.name[language],
    registered: [
      t.licence(seller.licenceNumber),
      seller.registrationNumber && t.registration(seller.registrationNumber),
      seller.vatNumber && t.vatNumber(seller.vatNumber),
    ].filter((said) => said !== null),
    facts: [
      [t.number, formatPnr(document.pnr)],
      [t.buyer, `${document.contactName} · ${formatPhone(document.contactPhone, language)}`],
      [t.journey, `${document.from[language]} – ${document.to[language]}`],
      [t.leaves, datedText(document.boarding.at, language)],
      [t.coach, `${document.coachNumber} · ${coach}`],
    ] as const,
    tickets: document.tickets.map(({ ticketId, seatNo, passengerName, farePaisa, bothWaysOffPaisa }) => ({
      ticketId,
      seatNo,
      passengerName,
      fare: formatTaka(farePaisa + bothWaysOffPaisa, language),
    })),
    sums: sumsOf(document, language),
    vat: vatBasisPoints > 0 ? t.vat(digits(vatBasisPoints / 100, language)) : null,
    payments: payments.map((payment) => paymentView(payment, language)),
    refunds: document.refunds.map((refund) => refundView(refund, language)),
  };
};
export type ReceiptView = ReturnType<typeof receiptView>;
