import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { formatDate } from '@poth/domain/dhaka.ts';
import { formatTaka } from '@poth/domain/money.ts';
import type { RefundStage, TicketDocument } from '@poth/domain/ticket/ticket.ts';

/** SMS about a refund at a counter: where to collect it, and that it was handed over. */
const counterSms = (
  { operator, language }: TicketDocument,
  state: RefundStage['state'],
  amount: string,
): string => {
  if (state === 'settled')
    return language === 'en'
      ? `${amount} was handed to you in cash at a counter of ${operator.name.en}. If not, call us.`
      : `${operator.name.bn}-এর কাউন্টারে ${amount} নগদ ফেরত দেওয়া হয়েছে। না পেয়ে থাকলে আমাদের ফোন করুন।`;
  return language === 'en'
    ? `refund of ${amount}: collect it in cash at any counter of ${operator.name.en}, with this PNR.`
    : `${operator.name.bn}-এর যেকোনো কাউন্টার থেকে এই PNR দেখিয়ে ${amount} নগদ ফেরত নিন।`;
};

/** Writes the SMS of one stage of a refund; days: the least and the most business days. */
export const refundSms = (
  document: TicketDocument,
  refund: RefundStage,
  [least, most]: readonly [string, string],
): string => {
  const { language } = document;
  const amount =
    language === 'en'
      ? `Tk ${formatTaka(refund.amountPaisa, 'en')}`
      : `${formatTaka(refund.amountPaisa, 'bn')} টাকা`;
  const day = refund.promisedBy && formatDate(refund.promisedBy, language, 'day');
  const [byDay, within] = day ? [`, by ${day}`, ` (${day}-এর মধ্যে)`] : ['', ''];
  const onItsWay = {
    en: `refund of ${amount} requested. It shows in the account that paid in ${least}-${most} business days${byDay}.`,
    bn: `${amount} ফেরতের আবেদন হয়েছে। যেখান থেকে টাকা এসেছিল সেখানে ${least}-${most} কর্মদিবসে${within} দেখা যাবে।`,
  };
  const stages = {
    requested: onItsWay,
    sent: onItsWay,
    settled: { en: `refund of ${amount} has arrived.`, bn: `${amount} পৌঁছে গেছে।` },
    failed: {
      en: `refund of ${amount} needs a person; we are on it.`,
      bn: `${amount} ফেরত দিতে দেরি হচ্ছে, আমরা দেখছি।`,
    },
    unknown: onItsWay,
  };
  const said = refund.atCounter ? counterSms(document, refund.state, amount) : stages[refund.state][language];
  return `${language === 'en' ? 'Poth' : 'পথ'} ${formatPnr(document.pnr)}: ${said}`;
};
