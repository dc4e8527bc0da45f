import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { formatMoment } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import type { Bilingual, Language } from '@poth/domain/language.ts';
import { fittingSms } from '@poth/domain/messaging/sms.ts';
import { formatPhone } from '@poth/domain/phone-text.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import type { ChangedCoach, ChangeRecord } from '@poth/domain/trip/change.ts';
import { counterText } from '@poth/domain/trip/counter-text.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { reservationOf } from './bus-reservation.ts';
import { changeSentence } from './change-sentence.ts';
import { joinSentences, reasonText } from './change-words.ts';
import { counterLinks, dayAndHour, journeyFacts, journeyText } from './journey-facts.ts';
import type { MailContent, MailFact, Message } from './mail-content.ts';

const words = {
  now: { en: 'Leaves now', bn: 'এখন ছাড়বে' },
  before: { en: 'Before', bn: 'আগে ছিল' },
  coach: { en: 'Coach now', bn: 'এখনকার বাস' },
  board: { en: 'Board here now', bn: 'এখন উঠবেন' },
  drop: { en: 'Dropped here now', bn: 'এখন নামবেন' },
  time: { en: 'Time there', bn: 'সেখানে সময়' },
  free: {
    en: 'You may take another coach free of charge, or cancel and get everything back.',
    bn: 'চাইলে বিনা খরচে অন্য বাস নিন, না হলে বাতিল করে পুরো টাকা ফেরত নিতে পারেন।',
  },
  button: { en: 'See your ticket', bn: 'টিকিট দেখুন' },
  keep: { en: 'Your ticket stays valid as it is.', bn: 'আপনার টিকিট আগের মতোই বৈধ।' },
} as const satisfies Record<string, Bilingual>;

const titles = {
  delay: { en: 'Your coach leaves at another time', bn: 'আপনার বাস ছাড়ার সময় বদলেছে' },
  onTime: { en: 'Your coach is on time after all', bn: 'আপনার বাস ঠিক সময়েই ছাড়বে' },
  coach: { en: 'You travel in another coach', bn: 'আপনার বাস বদলেছে' },
  board: { en: 'You board at another counter', bn: 'ওঠার কাউন্টার বদলেছে' },
  drop: { en: 'You are dropped at another counter', bn: 'নামার কাউন্টার বদলেছে' },
  cancel: { en: 'Your coach is cancelled', bn: 'আপনার বাস বাতিল হয়েছে' },
} as const satisfies Record<string, Bilingual>;

const isBoarding = ({ boarding }: TicketDocument, counterId: string): boolean =>
  boarding.counterId === counterId;

const titleOf = (document: TicketDocument, change: ChangeRecord): Bilingual => {
  if (change.kind === 'delay') return change.became.delayMinutes === 0 ? titles.onTime : titles.delay;
  if (change.kind === 'counter')
    return isBoarding(document, change.became.counterId) ? titles.board : titles.drop;
  return titles[change.kind];
};

/** Lists the facts of a change: the new state, then the old one. */
const changeFacts = (document: TicketDocument, change: ChangeRecord): MailFact[] => {
  const { language, boarding, news } = document;
  const fact = (name: keyof typeof words, value: string, more: Partial<MailFact> = {}): MailFact => ({
    name: words[name][language],
    value,
    ...more,
  });
  if (change.kind === 'delay') {
    const at = ({ delayMinutes }: { delayMinutes: number }) =>
      formatMoment(addMinutes(boarding.at, delayMinutes - news.delayMinutes), language);
    return [fact('now', at(change.became)), fact('before', at(change.was))];
  }
  if (change.kind === 'coach') {
    const coach = ({ coachNumber, coachType, coachClass }: ChangedCoach) =>
      `${coachNumber}, ${coachName(coachType, coachClass)[language]}`;
    return [fact('coach', coach(change.became)), fact('before', coach(change.was))];
  }
  if (change.kind === 'counter') {
    const boards = isBoarding(document, change.became.counterId);
    const [point, place] = boards
      ? ([document.boarding, document.from] as const)
      : ([document.dropping, document.to] as const);
    return [
      fact(boards ? 'board' : 'drop', counterText(point, language), {
        links: counterLinks(point, place, language),
      }),
      fact('time', formatMoment(point.at, language)),
      fact('before', change.was.name[language]),
    ];
  }
  return [];
};

/** Capitalises the first letter of an English sentence. */
const begun = (sentence: string): string => sentence.replace(/^[a-z]/, (letter) => letter.toUpperCase());

const isFree = ({ state, news }: TicketDocument): boolean => state === 'confirmed' && news.free !== null;

const mailOf = (document: TicketDocument, change: ChangeRecord, link: string): MailContent => {
  const { language } = document;
  const facts = journeyFacts(document);
  const title = titleOf(document, change)[language];
  return {
    language,
    subject: `${title}: ${journeyText(document)}, ${dayAndHour(document)} · ${formatPnr(document.pnr)}`,
    title,
    lead: joinSentences(
      begun(changeSentence(document, change)[language]),
      reasonText(change.reason, language),
    ),
    facts: [
      ...changeFacts(document, change),
      facts.journey(),
      facts.reporting(),
      ...(change.kind === 'counter' ? [] : [facts.boarding()]),
      ...facts.seats(),
      facts.pnr(),
      ...facts.supervisor(),
    ],
    paragraphs: [words[isFree(document) ? 'free' : 'keep'][language]],
    button: { label: words.button[language], url: link },
    ...reservationOf(document, link),
  };
};

const supervisorText = ({ news: { supervisorPhone } }: TicketDocument, language: Language): string | null => {
  if (!supervisorPhone) return null;
  const phone = formatPhone(supervisorPhone, language);
  return language === 'en' ? `Supervisor ${phone}.` : `সুপারভাইজার ${phone}।`;
};

const smsOf = (document: TicketDocument, change: ChangeRecord, link: string): string => {
  const { language } = document;
  const pnr = formatPnr(document.pnr);
  const [said, reason] = [changeSentence(document, change)[language], reasonText(change.reason, language)];
  const free = isFree(document);
  const [poth, way, changed] =
    language === 'en'
      ? [
          `Poth ${pnr}:`,
          `${free ? 'You may cancel and get everything back' : 'Your ticket'}: ${link}`,
          'your journey has changed.',
        ]
      : [
          `পথ ${pnr}:`,
          `${free ? 'চাইলে বাতিল করে পুরো টাকা ফেরত নিন' : 'আপনার টিকিট'}: ${link}`,
          'আপনার যাত্রায় বদল হয়েছে।',
        ];
  return fittingSms([
    joinSentences(poth, said, reason, supervisorText(document, language), way),
    joinSentences(poth, said, way),
    joinSentences(poth, said, link),
    joinSentences(poth, changed, link),
  ]);
};

/**
 * Writes the message about an operator's change of a trip, as it was when made; link: the ticket, where it can be
 * cancelled.
 */
export const tripChangedMessage = (
  document: TicketDocument,
  change: ChangeRecord,
  link: string,
): Message => ({ sms: smsOf(document, change, link), mail: mailOf(document, change, link) });
