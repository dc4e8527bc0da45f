import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { fittingSms } from '@poth/domain/messaging/sms.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { dayAndHour, journeyFacts, journeyText } from './journey-facts.ts';
import type { Message } from './mail-content.ts';

/** Seat that has another name now. */
type Renamed = { document: TicketDocument; seatNo: string };

const nameOf = ({ document, seatNo }: Renamed): string =>
  document.tickets.findLast((ticket) => ticket.seatNo === seatNo && ticket.state !== 'void')?.passengerName ??
  '';

/** Tells the buyer of a ticket that a seat has another name, that the old code is void, and where the new one is. */
export const renamedMessage = (renamed: Renamed, link: string): Message => {
  const { document, seatNo } = renamed;
  const { language } = document;
  const pnr = formatPnr(document.pnr);
  const name = nameOf(renamed);
  const facts = journeyFacts(document);
  const isEnglish = language === 'en';
  const said = isEnglish
    ? `Seat ${seatNo} is in the name of ${name} now. The old code is void.`
    : `${seatNo} সিটটি এখন ${name}-এর নামে। আগের কোডটি আর চলবে না।`;
  const short = isEnglish
    ? `Seat ${seatNo} has another name now. The old code is void.`
    : `${seatNo} সিটে এখন অন্য নাম। আগের কোডটি আর চলবে না।`;
  const way = isEnglish ? `The new code: ${link}` : `নতুন কোড: ${link}`;
  const head = isEnglish ? `Poth ${pnr}:` : `পথ ${pnr}:`;
  const title = isEnglish ? 'Another name on your ticket' : 'আপনার টিকিটে অন্য নাম';
  return {
    sms: fittingSms([`${head} ${said} ${way}`, `${head} ${short} ${way}`]),
    mail: {
      language,
      subject: `${title}: ${journeyText(document)} · ${pnr}`,
      title,
      lead: said,
      facts: [facts.journey(), facts.reporting(), ...facts.seats(), facts.pnr()],
      paragraphs: [
        isEnglish
          ? 'If you did not do this, call us: the link of a ticket opens it for whoever has it.'
          : 'আপনি এটা না করে থাকলে আমাদের ফোন করুন: টিকিটের লিংক যাঁর কাছে, তিনিই টিকিট খুলতে পারেন।',
      ],
      button: { label: isEnglish ? 'See your ticket' : 'টিকিট দেখুন', url: link },
      links: [],
    },
  };
};

/**
 * Tells the new passenger of a seat the coach, date and place, and who has the code. It contains no word typed by the
 * buyer, since the number may be anybody's.
 */
export const givenSms = ({ document, seatNo }: Renamed): string => {
  const { language, operator, coachNumber, boarding } = document;
  const pnr = formatPnr(document.pnr);
  const when = dayAndHour(document);
  const phone = formatPhone(boarding.phone, language);
  const company = operator.name[language];
  const counter = boarding.name[language];
  return language === 'en'
    ? fittingSms([
        `Poth: seat ${seatNo} of ${company} ${coachNumber}, ${when}, is in your name. PNR ${pnr}. Board at ${counter} ${phone}. Ask who bought it for the code.`,
        `Poth: seat ${seatNo}, ${company}, ${when}, is in your name. PNR ${pnr}. Ask who bought it for the code.`,
      ])
    : fittingSms([
        `পথ: ${seatNo} সিট, ${company} ${coachNumber}, ${when}, এখন আপনার নামে। PNR ${pnr}। উঠবেন ${counter}, ${phone}। কোডটি যিনি কিনেছেন তাঁর কাছে।`,
        `পথ: ${seatNo} সিট, ${company}, ${when}, আপনার নামে। PNR ${pnr}। কোড যিনি কিনেছেন তাঁর কাছে।`,
      ]);
};
