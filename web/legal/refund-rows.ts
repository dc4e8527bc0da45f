import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney, taka } from '@poth/domain/money.ts';
import { quoteRefund, type RefundPolicy } from '@poth/domain/refund/policy.ts';

/** Row of the refund table, as a traveller reads it. */
type RefundRow = { notice: string; fee: string; back: string };

const exampleFare = taka(1000);
const hourMs = 3_600_000;

const notice = (from: number, to: number | undefined, language: Language): string => {
  const text = {
    en:
      to === undefined
        ? `${from} hours or more`
        : from === 0
          ? `Under ${to} hours`
          : `${from} to ${to} hours`,
    bn: to === undefined ? `${from} ঘণ্টা বা তার বেশি` : from === 0 ? `${to} ঘণ্টার কম` : `${from} থেকে ${to} ঘণ্টা`,
  };
  return digits(text[language], language);
};

/** Writes a policy as a table: time before departure, share that is kept, and refund of the example fare. */
export const refundRows = (policy: RefundPolicy, language: Language): RefundRow[] => {
  const departsAt = new Date(0);
  const bands = [...policy, { hoursBefore: 0, feeBasisPoints: 10_000 }];
  return bands.map(({ hoursBefore, feeBasisPoints }, index) => {
    // The shortest notice of the band; half an hour for the last one.
    const now = new Date(departsAt.getTime() - (hoursBefore || 0.5) * hourMs);
    const quote = quoteRefund(policy, [{ seatNo: '', farePaisa: exampleFare }], departsAt, now);
    return {
      notice: notice(hoursBefore, bands[index - 1]?.hoursBefore, language),
      fee: digits(`${feeBasisPoints / 100}%`, language),
      back: formatMoney(quote?.refundPaisa ?? 0, language),
    };
  });
};

export const exampleFareText = (language: Language): string => formatMoney(exampleFare, language);
