import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { fittingSms } from '@poth/domain/messaging/sms.ts';
import { formatMoney, formatTaka, sum } from '@poth/domain/money.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { journeyFacts, journeyText } from './journey-facts.ts';
import type { Message } from './mail-content.ts';

/** Tells an owner who changed to another trip that the old ticket is void, the new PNR, and what is refunded. */
export const exchangedMessage = (document: TicketDocument, link: string): Message => {
  const { language, refunds } = document;
  const isEnglish = language === 'en';
  const pnr = formatPnr(document.pnr);
  const now = formatPnr(refunds.find(({ carriedTo }) => carriedTo)?.carriedTo ?? '');
  const backPaisa = sum(refunds.flatMap((refund) => (refund.carriedTo ? [] : [refund.amountPaisa])));
  const facts = journeyFacts(document);
  const said = isEnglish
    ? `this ticket is void, you travel with PNR ${now} now.`
    : `এই টিকিট আর চলবে না, এখন আপনার PNR ${now}।`;
  const backSaid = (amount: string) =>
    backPaisa === 0 ? '' : isEnglish ? ` ${amount} is on its way back.` : ` ${amount} ফেরত যাচ্ছে।`;
  // The taka sign would put an English SMS into UCS-2.
  const taka = formatTaka(backPaisa, language);
  const smsBack = backSaid(isEnglish ? `Tk ${taka}` : `${taka} টাকা`);
  const title = isEnglish ? 'You changed to another coach' : 'আপনি অন্য বাস নিয়েছেন';
  return {
    sms: fittingSms([`${isEnglish ? 'Poth' : 'পথ'} ${pnr}: ${said}${smsBack}`]),
    mail: {
      language,
      subject: `${title}: ${journeyText(document)} · ${pnr}`,
      title,
      lead: said.replace(/^t/, 'T') + backSaid(formatMoney(backPaisa, language)),
      facts: [facts.journey(), facts.pnr()],
      paragraphs: [
        isEnglish
          ? 'The new ticket has a mail of its own. If you did not do this, call us: the link of a ticket opens it for whoever has it.'
          : 'নতুন টিকিট আলাদা মেইলে গেছে। আপনি এটা না করে থাকলে আমাদের ফোন করুন: টিকিটের লিংক যাঁর কাছে, তিনিই টিকিট খুলতে পারেন।',
      ],
      button: { label: isEnglish ? 'See the old ticket' : 'পুরোনো টিকিট দেখুন', url: link },
      links: [],
    },
  };
};
