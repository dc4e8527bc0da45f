import { formatDate } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { Settlement } from '@poth/domain/settlement/settlement.ts';
import type { MailContent } from '../messaging/mail-content.ts';

/** Writes the mail about a paid statement: the amount and the bank's reference; link: address of the statement. */
export const paidMail = (
  { settlementNo, fromDate, untilDate, duePaisa, bankReference }: Settlement,
  language: Language,
  link: string,
): MailContent => {
  const amount = formatMoney(duePaisa, language);
  const [from, until] = [fromDate, untilDate].map((date) => formatDate(date, language, 'year'));
  const no = digits(settlementNo, language);
  if (language === 'en')
    return {
      language,
      subject: `Settlement ${no}: ${amount} has been paid`,
      title: `${amount} has been paid`,
      lead: `We have paid ${amount} to your bank account.`,
      facts: [
        { name: 'Amount', value: amount },
        { name: 'Bank reference', value: bankReference ?? '' },
        { name: 'Settlement', value: no },
        { name: 'Period', value: `${from} to ${until}` },
      ],
      button: { label: 'The statement with every trip', url: link },
    };
  return {
    language,
    subject: `নিষ্পত্তি নম্বর ${no}: ${amount} পাঠানো হয়েছে`,
    title: `${amount} পাঠানো হয়েছে`,
    lead: `${amount} আপনার ব্যাংক অ্যাকাউন্টে পাঠানো হয়েছে।`,
    facts: [
      { name: 'টাকা', value: amount },
      { name: 'ব্যাংকের রেফারেন্স', value: bankReference ?? '' },
      { name: 'নিষ্পত্তি নম্বর', value: no },
      { name: 'সময়', value: `${from} থেকে ${until}` },
    ],
    button: { label: 'কোন যাত্রায় কত, দেখুন', url: link },
  };
};
