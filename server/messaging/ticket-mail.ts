import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { Ticket, TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { reservationOf } from './bus-reservation.ts';
import { dayAndHour, journeyFacts, journeyText, seatsText } from './journey-facts.ts';
import { liveSeatsOf } from './live-seats.ts';
import type { MailContent } from './mail-content.ts';

const words = {
  title: { en: 'Your ticket is confirmed', bn: 'আপনার টিকিট নিশ্চিত হয়েছে' },
  lead: {
    en: 'Show the code of each seat at the door, on this screen or on paper: it needs no network.',
    bn: 'বাসে ওঠার সময় প্রতিটি সিটের কোড দেখান, ফোনে বা কাগজে। ইন্টারনেট লাগবে না।',
  },
  attached: {
    en: 'The ticket to print is attached as a PDF, the journey as a file for your calendar.',
    bn: 'ছাপানোর জন্য টিকিটের পিডিএফ আর ক্যালেন্ডারের ফাইল সঙ্গে দেওয়া আছে।',
  },
  button: { en: 'See, download or cancel your ticket', bn: 'টিকিট দেখুন, ডাউনলোড করুন বা বাতিল করুন' },
  secret: {
    en: 'Whoever has this link can cancel the ticket. Keep it to yourself.',
    bn: 'এই লিংক যাঁর কাছে থাকবে তিনি টিকিটটি বাতিল করতে পারবেন। কাউকে দেবেন না।',
  },
  seat: (seatNo: string): Bilingual => ({ en: `Seat ${seatNo}`, bn: `সিট ${seatNo}` }),
  code: (seatNo: string): Bilingual => ({
    en: `Code of seat ${seatNo}; the attached PDF has it too`,
    bn: `${seatNo} সিটের কোড; সঙ্গের পিডিএফেও আছে`,
  }),
} as const;

/** Makes the content id of the picture of a seat's code in a mail. */
export const codePictureId = ({ seatNo }: Pick<Ticket, 'seatNo'>): string => `code-${seatNo}@poth`;

/** Lists the tickets of a booking whose codes its mail shows. */
export const ticketsWithCode = ({ tickets }: TicketDocument): readonly (Ticket & { code: string })[] =>
  tickets.flatMap((ticket) =>
    ticket.state !== 'void' && ticket.code ? [{ ...ticket, code: ticket.code }] : [],
  );

/** Writes the mail of a ticket; its PDF, a calendar file and the pictures of its codes are its attachments. */
export const ticketMail = (document: TicketDocument, link: string): MailContent => {
  const { language } = document;
  const facts = journeyFacts(document);
  const seats = seatsText(liveSeatsOf(document), language);
  return {
    language,
    subject: `${journeyText(document)}, ${dayAndHour(document)}, ${seats} · ${formatPnr(document.pnr)}`,
    title: words.title[language],
    lead: words.lead[language],
    facts: [
      facts.departure(),
      facts.reporting(),
      facts.boarding(),
      ...facts.seats(),
      facts.pnr(),
      ...facts.ticketType(),
      facts.coach(),
      facts.dropping(),
      ...facts.supervisor(),
      facts.paid(),
    ],
    pictures: ticketsWithCode(document).map((ticket) => ({
      cid: codePictureId(ticket),
      caption: words.seat(ticket.seatNo)[language],
      alt: words.code(ticket.seatNo)[language],
    })),
    paragraphs: [words.attached[language]],
    button: { label: words.button[language], url: link },
    smallPrint: [words.secret[language]],
    ...reservationOf(document, link),
  };
};
