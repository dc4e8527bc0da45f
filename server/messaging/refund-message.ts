import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { formatDate, formatMoment } from '@poth/domain/dhaka.ts';
import { type Bilingual, digits } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { refundCauseText } from '@poth/domain/refund/cause.ts';
import type { Settings } from '@poth/domain/settings.ts';
import type { RefundStage, TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { reservationOf } from './bus-reservation.ts';
import { dayText, journeyFacts, journeyText, seatsText } from './journey-facts.ts';
import type { MailContent, MailFact, Message } from './mail-content.ts';
import { refundSms } from './refund-sms.ts';

type Promised = Pick<Settings, 'refundBusinessDays'>;
/** Stages of a refund in messages: several states of the gateway are one and the same for the owner. */
type Told = 'way' | 'arrived' | 'late' | 'collect' | 'handed-out';

const toldOf = ({ state, atCounter }: RefundStage): Told => {
  if (atCounter) return state === 'settled' ? 'handed-out' : 'collect';
  if (state === 'settled') return 'arrived';
  return state === 'failed' ? 'late' : 'way';
};

/** Titles by stage; amount: with the taka sign. */
const titles: Record<Told, (amount: string) => Bilingual> = {
  way: (amount) => ({ en: `${amount} is on its way back`, bn: `${amount} ফেরত যাচ্ছে` }),
  arrived: (amount) => ({ en: `${amount} has arrived`, bn: `${amount} পৌঁছে গেছে` }),
  late: (amount) => ({ en: `${amount} takes longer to come back`, bn: `${amount} ফেরত দিতে দেরি হচ্ছে` }),
  collect: (amount) => ({ en: `Collect ${amount} in cash`, bn: `${amount} নগদ ফেরত নিন` }),
  'handed-out': (amount) => ({ en: `${amount} was handed to you`, bn: `${amount} হাতে পেয়েছেন` }),
};

/** Sentences by stage. */
const leads = (
  { operator }: TicketDocument,
  [least, most]: readonly [string, string],
): Record<Told, Bilingual> => ({
  way: {
    en: `It shows in the account that paid in ${least}-${most} business days.`,
    bn: `যেখান থেকে টাকা এসেছিল সেখানে ${least}-${most} কর্মদিবসে দেখা যাবে।`,
  },
  arrived: {
    en: 'It is in the account that paid. If you do not see it there, call us with the refund number.',
    bn: 'যেখান থেকে টাকা এসেছিল সেখানে পৌঁছেছে। সেখানে না দেখলে ফেরতের নম্বর নিয়ে আমাদের ফোন করুন।',
  },
  late: {
    en: 'It needs a person, and we are on it. You need not do anything.',
    bn: 'আমরা নিজেরা দেখছি। আপনাকে কিছু করতে হবে না।',
  },
  collect: {
    en: `At any counter of ${operator.name.en}, with the PNR.`,
    bn: `${operator.name.bn}-এর যেকোনো কাউন্টার থেকে PNR দেখিয়ে নিতে পারবেন।`,
  },
  'handed-out': {
    en: `In cash, at a counter of ${operator.name.en}. If not, call us.`,
    bn: `${operator.name.bn}-এর কাউন্টারে নগদ দেওয়া হয়েছে। না পেয়ে থাকলে আমাদের ফোন করুন।`,
  },
});

const words = {
  amount: { en: 'Amount', bn: 'টাকা' },
  by: { en: 'There by', bn: 'যে তারিখের মধ্যে' },
  number: { en: 'Refund number', bn: 'ফেরতের নম্বর' },
  ofSeats: { en: 'For seats', bn: 'যে সিটের জন্য' },
  requested: { en: 'Requested', bn: 'ফেরতের আবেদন হয়েছে' },
  sent: { en: 'Sent', bn: 'টাকা পাঠানো হয়েছে' },
  arrived: { en: 'Arrived', bn: 'টাকা পৌঁছেছে' },
  handedOut: { en: 'Handed out', bn: 'হাতে দেওয়া হয়েছে' },
  button: { en: 'Follow the refund', bn: 'ফেরত কোথায় আছে দেখুন' },
} as const satisfies Record<string, Bilingual>;

/** Lists the facts of a refund: amount, day, number, then the stages passed so far. */
const refundFacts = (document: TicketDocument, refund: RefundStage): MailFact[] => {
  const { language } = document;
  const { atCounter, state, requestedAt, sentAt, settledAt, promisedBy } = refund;
  const fact = (name: keyof typeof words, value: string): MailFact => ({
    name: words[name][language],
    value,
  });
  const stage = (name: keyof typeof words, at: Date | null): MailFact[] =>
    at ? [fact(name, formatMoment(at, language))] : [];
  const isThere = state === 'settled';
  return [
    fact('amount', formatMoney(refund.amountPaisa, language)),
    ...(promisedBy && !isThere ? [fact('by', formatDate(promisedBy, language, 'long'))] : []),
    fact('number', refund.refundNo),
    ...(refund.seatNos.length > 0 ? [fact('ofSeats', refund.seatNos.join(', '))] : []),
    ...stage('requested', requestedAt),
    ...(atCounter || state === 'requested' ? [] : stage('sent', sentAt)),
    ...(isThere ? stage(atCounter ? 'handedOut' : 'arrived', settledAt) : []),
  ];
};

const mailOf = (
  document: TicketDocument,
  refund: RefundStage,
  days: readonly [string, string],
  link: string,
): MailContent => {
  const { language } = document;
  const told = toldOf(refund);
  const title = titles[told](formatMoney(refund.amountPaisa, language))[language];
  const facts = journeyFacts(document);
  const seats = refund.seatNos.length > 0 ? [seatsText(refund.seatNos, language)] : [];
  const way = [journeyText(document), dayText(document), ...seats].join(', ');
  return {
    language,
    subject: `${title}: ${way} · ${formatPnr(document.pnr)}`,
    title,
    lead: [refund.cause && refundCauseText[refund.cause][language], leads(document, days)[told][language]]
      .filter(Boolean)
      .join(' '),
    facts: [...refundFacts(document, refund), facts.journey(), facts.pnr()],
    button: { label: words.button[language], url: link },
    // A refund without seats returns a duplicate or late payment: the reservation is unchanged.
    ...(refund.seatNos.length > 0 && reservationOf(document, link)),
  };
};

/** Writes the message about one dated stage of a refund; link: the ticket, which shows the later stages. */
export const refundMessage = (
  document: TicketDocument,
  refund: RefundStage,
  { refundBusinessDays: [least, most] }: Promised,
  link: string,
): Message => {
  const days = [digits(least, document.language), digits(most, document.language)] as const;
  return { sms: refundSms(document, refund, days), mail: mailOf(document, refund, days, link) };
};
