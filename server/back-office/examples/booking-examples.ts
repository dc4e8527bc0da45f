import { answeredMessage } from '../../feedback/report-messages.ts';
import { exchangedMessage } from '../../messaging/exchanged-message.ts';
import { refundMessage } from '../../messaging/refund-message.ts';
import { givenSms, renamedMessage } from '../../messaging/renamed-message.ts';
import { reminderSms } from '../../messaging/reminder-sms.ts';
import { ratingMail } from '../../rating/rating-mail.ts';
import { ticketCodeSms } from '../../messaging/ticket-code-sms.ts';
import { ticketMail } from '../../messaging/ticket-mail.ts';
import { ticketSms } from '../../messaging/ticket-sms.ts';
import { tripCancelledMessage } from '../../messaging/trip-cancelled-message.ts';
import { tripChangedMessage } from '../../messaging/trip-changed-message.ts';
import { unseatedMessage } from '../../messaging/unseated-message.ts';
import type { ChangeDone, ChangeRecord } from '@poth/domain/trip/change.ts';
import { taka } from '@poth/domain/money.ts';
import type { RefundStage } from '@poth/domain/ticket/ticket.ts';
import type { Example, ExampleScene } from './example.ts';
import { exampleBooking, exampleRefund, partlyCancelled } from './example-booking.ts';

const code = '482917';

const linksOf = ({ language, ownUrl }: ExampleScene) => {
  const prefix = language === 'bn' ? '/bn' : '';
  return {
    ticket: `${ownUrl}${prefix}/ticket/K7XQ4M2P9A?key=bHh3kQ9ZxR2vTn8LwYpC4d`,
    short: `${ownUrl}/t/K7XQ4M2P9AbHh3kQ9ZxR2vTn8LwYpC4d`,
    search: `${ownUrl}${prefix}/search?from=dhaka&to=sylhet&date=2026-12-02`,
  };
};

/** Ticket, and the SMS code that opens it. */
export const ticketExamples = (scene: ExampleScene): Example[] => {
  const booking = exampleBooking(scene.language);
  const links = linksOf(scene);
  return [
    { of: 'ticket', sms: ticketSms(booking, links.short), mail: ticketMail(booking, links.ticket) },
    { of: 'code of a ticket', sms: ticketCodeSms(code, scene.language) },
  ];
};

/** Another name on a seat, as told to the buyer. */
export const renamedExamples = (scene: ExampleScene): Example[] => {
  const document = exampleBooking(scene.language);
  return [{ of: 'another name', ...renamedMessage({ document, seatNo: 'B4' }, linksOf(scene).short) }];
};

/** Another trip for the difference; the old ticket is void. */
export const exchangedExamples = (scene: ExampleScene): Example[] => {
  const refund = exampleRefund();
  const carried: RefundStage = { ...refund, state: 'settled', carriedTo: 'R4T8N6C3V2' };
  const left: RefundStage = { ...refund, amountPaisa: taka(120) };
  const document = exampleBooking(scene.language, { state: 'cancelled', refunds: [carried, left] });
  return [{ of: 'another trip', ...exchangedMessage(document, linksOf(scene).ticket) }];
};

/** Another name on a seat, as told to the new passenger. */
export const givenExamples = ({ language }: ExampleScene): Example[] => [
  { of: 'a seat given', sms: givenSms({ document: exampleBooking(language), seatNo: 'B4' }) },
];

/** Reminder on the day of travel, with the way to the counter. */
export const reminderExamples = ({ language }: ExampleScene): Example[] => [
  { of: 'reminder', sms: reminderSms(exampleBooking(language)) },
];

/** Request for a rating after the arrival, to buyers who were aboard. */
export const ratingExamples = (scene: ExampleScene): Example[] => [
  { of: 'rating wanted', mail: ratingMail(exampleBooking(scene.language), linksOf(scene).ticket) },
];

/** Money that bought no seat. */
export const unseatedExamples = (scene: ExampleScene): Example[] => {
  const booking = exampleBooking(scene.language, { state: 'unseated', tickets: [] });
  const links = { search: linksOf(scene).search };
  return [
    { of: 'gone', ...unseatedMessage(booking, links) },
    { of: 'phone-limit', ...unseatedMessage(booking, links, 'phone-limit') },
  ];
};

/** Cancelled trip; also where the money was taken at a counter. */
export const cancelledExamples = (scene: ExampleScene): Example[] => {
  const { news, tickets, ...booking } = exampleBooking(scene.language);
  const gone = {
    ...booking,
    state: 'cancelled' as const,
    tickets: tickets.map((one) => ({ ...one, state: 'void' as const })),
    news: { ...news, cancelled: true, reason: 'blockade' as const },
  };
  const { short: ticket, search } = linksOf(scene);
  const chooses = {
    ...gone,
    refunds: [
      { ...exampleRefund({ amountPaisa: taka(1440) }), chooseBy: new Date('2026-12-03T18:00:00+06:00') },
    ],
  };
  const atCounter = { ...gone, refunds: [exampleRefund({ atCounter: true, amountPaisa: taka(1440) })] };
  return [
    { of: 'paid online', ...tripCancelledMessage(gone, { ticket, search }) },
    { of: 'another coach may be chosen', ...tripCancelledMessage(chooses, { ticket, search }) },
    { of: 'a bank took a part back', ...tripCancelledMessage(gone, { ticket, search }, taka(940)) },
    { of: 'paid at a counter', ...tripCancelledMessage(atCounter, { ticket, search }) },
  ];
};

/** Changes that an operator made to a trip, one example for each kind. */
export const changedExamples = (scene: ExampleScene): Example[] => {
  const { news, ...booking } = exampleBooking(scene.language);
  const link = linksOf(scene).short;
  const record = (done: ChangeDone): ChangeRecord => ({
    ...done,
    changeNo: 1,
    reason: 'traffic',
    by: 'owner',
    at: new Date('2026-12-02T18:00:00+06:00'),
  });
  const late = { ...booking, news: { ...news, delayMinutes: 90, free: 'moved' as const } };
  const usual = { ...booking, news };
  const coach = { coachType: 'ac', coachClass: 'business' } as const;
  const { counterId, at } = booking.boarding;
  const counter = { stopNo: 0, counterId, at: at.toISOString() };
  return [
    {
      of: 'delay',
      ...tripChangedMessage(
        late,
        record({ kind: 'delay', was: { delayMinutes: 0 }, became: { delayMinutes: 90 } }),
        link,
      ),
    },
    {
      of: 'on time again',
      ...tripChangedMessage(
        usual,
        record({ kind: 'delay', was: { delayMinutes: 90 }, became: { delayMinutes: 0 } }),
        link,
      ),
    },
    {
      of: 'coach',
      ...tripChangedMessage(
        usual,
        record({
          kind: 'coach',
          was: { coachNumber: 'SP-1990', ...coach },
          became: { coachNumber: booking.coachNumber, ...coach },
        }),
        link,
      ),
    },
    {
      of: 'counter',
      ...tripChangedMessage(
        usual,
        record({
          kind: 'counter',
          was: { ...counter, counterId: 'before', name: { en: 'Sayedabad', bn: 'সায়েদাবাদ' } },
          became: { ...counter, name: booking.boarding.name },
        }),
        link,
      ),
    },
  ];
};

/** Stages of refunds: to the account that paid, and handed out at a counter. */
export const refundExamples = (scene: ExampleScene): Example[] => {
  const stages: readonly [of: string, refund: Partial<RefundStage>][] = [
    ['requested', { state: 'requested' }],
    ['sent', { state: 'sent' }],
    ['settled', { state: 'settled' }],
    ['failed', { state: 'failed' }],
    ['of no seat', { state: 'sent', seatNos: [], amountPaisa: taka(1440) }],
    ['of the other way', { seatNos: [], amountPaisa: taka(120), cause: 'other-way-given-up' }],
    ['at a counter, requested', { state: 'requested', atCounter: true, promisedBy: null }],
    ['at a counter, settled', { state: 'settled', atCounter: true, promisedBy: null }],
  ];
  return stages.map(([of, change]) => {
    const refund = exampleRefund(change);
    const booking = partlyCancelled(scene.language, refund);
    return { of, ...refundMessage(booking, refund, { refundBusinessDays: [3, 14] }, linksOf(scene).ticket) };
  });
};

/** An operator's answer to a report. */
export const answeredExamples = (scene: ExampleScene): Example[] => {
  const said = {
    en: 'The coach waited at Sayedabad. We are sorry, and give back what you paid.',
    bn: 'বাসটি সায়েদাবাদে দাঁড়িয়ে ছিল। আমরা দুঃখিত, আপনার টাকা ফেরত দিচ্ছি।',
  }[scene.language];
  return [{ of: 'answer', ...answeredMessage(exampleBooking(scene.language), said, linksOf(scene).short) }];
};
