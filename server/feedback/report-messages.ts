import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { type PassengerReport, reportKindNames, type TripRecord } from '@poth/domain/feedback/report.ts';
import type { Written } from '../messaging/message.ts';

/** That the operator has answered; the SMS leads to it, the mail says it. link: the ticket, with its proof. */
export const answeredMessage = (
  document: TicketDocument,
  said: string,
  link: string,
): { sms: string; mail: Written } => {
  const { operator, language } = document;
  const pnr = formatPnr(document.pnr);
  if (language === 'en') {
    const what = `${operator.name.en} has answered your report.`;
    const way = `Read it, close or dispute it: ${link}`;
    return {
      sms: `Poth ${pnr}: ${operator.name.en} has answered your report: ${link}`,
      mail: { subject: `${pnr}: ${operator.name.en} has answered`, text: `${what}\n\n${said}\n\n${way}` },
    };
  }
  const what = `${operator.name.bn} আপনার অভিযোগের উত্তর দিয়েছে।`;
  const way = `উত্তর পড়ুন, মেনে নিন বা আপত্তি জানান: ${link}`;
  return {
    sms: `পথ ${pnr}: আপনার অভিযোগের উত্তর এসেছে: ${link}`,
    mail: { subject: `${pnr}: ${operator.name.bn} উত্তর দিয়েছে`, text: `${what}\n\n${said}\n\n${way}` },
  };
};

type New = { report: PassengerReport; trip: TripRecord; disputed: string | null };

/** That a passenger reports something about a company, or disputes its answer; link: where it is answered. */
export const reportedMail = ({ report, trip, disputed }: New, language: Language, link: string): Written => {
  const day = formatDate(dhakaDate(trip.departsAt), language, 'short');
  const [coach, kind] = [trip.coachNumber, reportKindNames[report.kind][language]];
  const text = `${disputed ?? report.text}\n\n${link}`;
  if (language === 'en')
    return disputed === null
      ? { subject: `Coach ${coach}, ${day}: “${kind}”`, text: `A passenger reports: ${kind}.\n\n${text}` }
      : {
          subject: `Coach ${coach}, ${day}: your answer is disputed`,
          text: `A passenger does not take your answer.\n\n${text}`,
        };
  return disputed === null
    ? { subject: `কোচ ${coach}, ${day}: “${kind}”`, text: `একজন যাত্রী জানিয়েছেন: ${kind}।\n\n${text}` }
    : {
        subject: `কোচ ${coach}, ${day}: আপনার উত্তরে আপত্তি`,
        text: `একজন যাত্রী আপনার উত্তর মানেননি।\n\n${text}`,
      };
};
