import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { formatTime } from '@poth/domain/dhaka.ts';
import { fittingSms } from '@poth/domain/messaging/sms.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { liveSeatsOf } from './live-seats.ts';

const inEnglish = (document: TicketDocument): [string, ...string[]] => {
  const { operator, coachNumber, boarding, news, pnr } = document;
  const late = news.delayMinutes > 0 ? 'now leaves' : 'leaves';
  const leaves = `${late} ${formatTime(boarding.at, 'en')}`;
  const counter = `Be at ${boarding.name.en} by ${formatTime(boarding.reportingAt, 'en')}`;
  const phone = `, ${formatPhone(boarding.phone, 'en')}.`;
  const supervisor = news.supervisorPhone ? ` Supervisor ${formatPhone(news.supervisorPhone, 'en')}.` : '';
  const ticket = ` Seat ${liveSeatsOf(document).join(', ')}. PNR ${formatPnr(pnr)}.`;
  const full = `Poth: ${operator.name.en} coach ${coachNumber} ${leaves}. ${counter}${phone}${supervisor}`;
  const short = `Poth: coach ${coachNumber} ${leaves}. ${counter}${phone}${supervisor}`;
  return [`${full}${ticket}`, full, `${short}${ticket}`, short];
};

const inBangla = (document: TicketDocument): [string, ...string[]] => {
  const { coachNumber, boarding, news } = document;
  const late = news.delayMinutes > 0 ? 'এখন ' : '';
  const leaves = `পথ: কোচ ${coachNumber} ${late}ছাড়বে ${formatTime(boarding.at, 'bn')}।`;
  const counter = `${boarding.name.bn}, ${formatTime(boarding.reportingAt, 'bn')}-এর মধ্যে আসুন`;
  const phone = ` ${formatPhone(boarding.phone, 'bn')}।`;
  const supervisor = news.supervisorPhone ? ` সুপারভাইজার ${formatPhone(news.supervisorPhone, 'bn')}।` : '';
  const seats = ` সিট ${liveSeatsOf(document).join(', ')}।`;
  return [
    `${leaves} ${counter},${phone}${supervisor}${seats}`,
    `${leaves} ${counter},${phone}${supervisor}`,
    `${leaves} ${boarding.name.bn}${phone}${supervisor}`,
    `${leaves} ${counter}।`,
  ];
};

/**
 * Writes the reminder of a journey in the buyer's language: coach, hour, counter and whom to call, in one part in English
 * and two in Bangla; seats, PNR and the company's name where they still fit.
 */
export const reminderSms = (document: TicketDocument): string =>
  document.language === 'bn' ? fittingSms(inBangla(document)) : fittingSms(inEnglish(document), 1);
