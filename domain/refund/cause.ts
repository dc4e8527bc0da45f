import type { Bilingual } from '../language.ts';
import {
  exchangeFailedReason,
  beyondPolicyReason,
  exchangeLeftoverReason,
  otherWayGivenBackReason,
} from './reasons.ts';

/** Cause of a refund that belongs to no seat and needs an explanation; other such refunds are of money that bought nothing. */
export type RefundCause = 'other-way-given-up' | 'fee-of-failed-change' | 'left-by-change' | 'beyond-policy';

/** Sentence that explains a refund, for a page and a mail. */
export const refundCauseText: Record<RefundCause, Bilingual> = {
  'other-way-given-up': {
    en: 'It was kept before for the discount of the other way, which is given up now too.',
    bn: 'অন্য যাত্রার ছাড় বাবদ এই টাকা আগে কাটা হয়েছিল। সেই যাত্রাও এখন ছেড়ে দেওয়া হয়েছে, তাই ফেরত পাচ্ছেন।',
  },
  'fee-of-failed-change': {
    en: 'The change to another trip did not come about, so what was taken for it comes back too.',
    bn: 'অন্য ট্রিপে বদলানো যায়নি, তাই সেটির জন্য যা কাটা হয়েছিল তা-ও ফেরত পাচ্ছেন।',
  },
  'left-by-change': {
    en: 'It is left over from the change to another trip.',
    bn: 'অন্য ট্রিপে বদলানোর পর এই টাকা বেঁচে গেছে।',
  },
  'beyond-policy': {
    en: 'Poth gives it back beyond the rules of the refund.',
    bn: 'ফেরতের নিয়মের বাইরেও পথ এই টাকা ফেরত দিচ্ছে।',
  },
};

const causes: readonly [reason: string, cause: RefundCause][] = [
  [otherWayGivenBackReason, 'other-way-given-up'],
  [exchangeFailedReason, 'fee-of-failed-change'],
  [exchangeLeftoverReason, 'left-by-change'],
  [beyondPolicyReason, 'beyond-policy'],
];

/** Cause of a refund by the reason under which it was requested; null where its seats or its payment explain it. */
export const refundCauseOf = (reasonKey: string): RefundCause | null =>
  causes.find(([reason]) => reasonKey.startsWith(reason))?.[1] ?? null;
