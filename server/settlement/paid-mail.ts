import { formatDate } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { Settlement } from '@poth/domain/settlement/settlement.ts';
import type { Written } from '../messaging/message.ts';

/** That a statement was paid: how much, under which number of the bank; link: the statement. */
export const paidMail = (
  { settlementNo, fromDate, untilDate, duePaisa, bankReference }: Settlement,
  language: Language,
  link: string,
): Written => {
  const amount = formatMoney(duePaisa, language);
  const [from, until] = [fromDate, untilDate].map(
    (date) => `${formatDate(date, language, 'day')} ${digits(date.slice(0, 4), language)}`,
  );
  const no = digits(settlementNo, language);
  if (language === 'en')
    return {
      subject: `Settlement ${no}: ${amount} has been paid`,
      text: `We have paid ${amount} to your bank account for settlement ${no}, ${from} to ${until}.\n\nBank reference: ${bankReference}\n\nThe statement with every trip: ${link}`,
    };
  return {
    subject: `হিসাব নম্বর ${no}: ${amount} পাঠানো হয়েছে`,
    text: `${from} থেকে ${until} পর্যন্ত হিসাবের (নম্বর ${no}) ${amount} আপনার ব্যাংক অ্যাকাউন্টে পাঠানো হয়েছে।\n\nব্যাংকের রেফারেন্স: ${bankReference}\n\nকোন যাত্রায় কত, সব এখানে দেখুন: ${link}`,
  };
};
