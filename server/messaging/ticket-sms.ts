import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { formatTaka } from '@poth/domain/money.ts';
import { fittingSms } from '@poth/domain/messaging/sms.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { liveSeatsOf } from './live-seats.ts';

const inEnglish = (document: TicketDocument, link: string): [string, ...string[]] => {
  const { operator, coachNumber, boarding, from, to, news } = document;
  const seats = liveSeatsOf(document);
  const [title, way] = [`Poth ticket ${formatPnr(document.pnr)}`, `${from.en}-${to.en}`];
  const time = `${formatDate(dhakaDate(document.departsAt), 'en', 'short')} ${formatTime(document.departsAt, 'en')}`;
  const when = `${time}, ${seats.length === 1 ? 'seat' : 'seats'} ${seats.join(', ')}`;
  const report = `Report ${formatTime(boarding.reportingAt, 'en')} ${boarding.name.en}`;
  const supervisor = news.supervisorPhone ? [`Supervisor ${formatPhone(news.supervisorPhone, 'en')}`] : [];
  const phone = formatPhone(boarding.phone, 'en');
  const paid = `Tk ${formatTaka(document.paidPaisa, 'en')} paid`;
  const coach = `${operator.name.en} ${coachNumber}`;
  return [
    [title, `${coach}, ${way}`, when, `${report} ${phone}`, paid, ...supervisor, link].join('\n'),
    [title, coachNumber, when, report, link].join('\n'),
    [title, `${time}, ${seats.length} seats`, link].join('\n'),
  ];
};

const inBangla = (document: TicketDocument, link: string): [string, ...string[]] => {
  const { operator, coachNumber, boarding, news } = document;
  const seats = liveSeatsOf(document);
  const title = `পথ টিকিট ${formatPnr(document.pnr)}`;
  const time = `${formatDate(dhakaDate(document.departsAt), 'bn', 'day')}, ${formatTime(document.departsAt, 'bn')}`;
  const when = `${time}, সিট ${seats.join(', ')}`;
  const supervisor = news.supervisorPhone ? [`সুপারভাইজার ${formatPhone(news.supervisorPhone, 'bn')}`] : [];
  const coach = `${operator.name.bn} ${coachNumber}`;
  const counter = boarding.name.bn;
  return [
    [title, coach, when, counter, ...supervisor, link].join('\n'),
    [title, when, counter, ...supervisor, link].join('\n'),
    [title, when, counter, link].join('\n'),
    [title, `${time}, ${digits(seats.length, 'bn')}টি সিট`, counter, link].join('\n'),
    [title, `${time}, ${digits(seats.length, 'bn')}টি সিট`, link].join('\n'),
  ];
};

/**
 * Writes the ticket as an SMS in the buyer's language, in at most two parts: PNR, date, hour, seats, counter and the
 * link, which leads to the rest; other facts if they fit. It avoids the taka sign, which would double an English SMS.
 */
export const ticketSms = (document: TicketDocument, link: string): string =>
  fittingSms((document.language === 'bn' ? inBangla : inEnglish)(document, link));
