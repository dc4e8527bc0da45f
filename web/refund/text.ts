import { digits } from '@poth/domain/language.ts';
import { fullRefundHours } from '@poth/domain/refund/other-way.ts';
import { texts } from '../text/texts.ts';

export const refundText = texts({
  table: {
    title: { en: 'Refund if you cancel', bn: 'বাতিল করলে কত ফেরত?' },
    before: (hours: string) => ({ en: `${hours} hours before`, bn: `${hours} ঘণ্টা আগে` }),
    until: (moment: string) => ({ en: `until ${moment}`, bn: `${moment} পর্যন্ত` }),
    later: { en: 'Later', bn: 'এরপর' },
    nothing: { en: 'nothing', bn: 'ফেরত নেই' },
    serviceCharge: {
      en: 'The service charge does not come back.',
      bn: 'সার্ভিস চার্জ ফেরত হয় না।',
    },
  },
  stages: {
    title: { en: 'Your refund', bn: 'আপনার টাকা ফেরতের খবর' },
    ofSeats: (amount: string, seatNos: readonly string[]) => ({
      en: `${amount} for ${seatNos.length === 1 ? 'seat' : 'seats'} ${seatNos.join(', ')}`,
      bn: `${seatNos.join(', ')} সিটের ${amount}`,
    }),
    ofPaid: (amount: string) => ({ en: `${amount} of what you paid`, bn: `আপনার দেওয়া টাকা থেকে ${amount}` }),
    requested: { en: 'Requested', bn: 'ফেরতের আবেদন হয়েছে' },
    sent: { en: 'Sent', bn: 'টাকা পাঠানো হয়েছে' },
    settled: { en: 'Settled', bn: 'টাকা পৌঁছেছে' },
    waiting: { en: 'Waits at the counter', bn: 'কাউন্টারে রাখা আছে' },
    handedOut: { en: 'Handed out', bn: 'হাতে দেওয়া হয়েছে' },
    atCounter: {
      en: 'You paid at a counter, so nothing is sent: collect it in cash at any counter of the company. Bring this PNR and the phone you gave.',
      bn: 'আপনি কাউন্টারে টাকা দিয়েছিলেন, তাই টাকা পাঠানো হয় না: কোম্পানির যেকোনো কাউন্টার থেকে নগদ নিয়ে নিন। এই PNR আর যে নম্বর দিয়েছিলেন সেই ফোনটি সঙ্গে আনুন।',
    },
    toCome: { en: 'to come', bn: 'বাকি' },
    promise: (least: string, most: string) => ({
      en: `It goes back to what you paid with and shows there in ${least}–${most} business days.`,
      bn: `যেভাবে টাকা দিয়েছিলেন সেভাবেই ফেরত যাবে, ${least}–${most} কর্মদিবসে দেখা যাবে।`,
    }),
    promiseBy: (least: string, most: string, day: string) => ({
      en: `It goes back to what you paid with and shows there in ${least}–${most} business days, by ${day} at the latest.`,
      bn: `যেভাবে টাকা দিয়েছিলেন সেভাবেই ফেরত যাবে, ${least}–${most} কর্মদিবসে, দেরিতে হলেও ${day}-এর মধ্যে দেখা যাবে।`,
    }),
    person: {
      en: 'This refund could not be sent at once. One of us is seeing to it; the amount stays yours.',
      bn: 'টাকাটি সঙ্গে সঙ্গে পাঠানো যায়নি। আমাদের একজন বিষয়টি দেখছেন, টাকা আপনারই থাকবে।',
    },
  },
  cancel: {
    title: { en: 'Cancel Ticket', bn: 'টিকিট বাতিল' },
    which: { en: 'Which seats?', bn: 'কোন কোন সিট?' },
    amounts: { en: 'Refund', bn: 'কত ফেরত পাবেন' },
    amountsToOther: { en: 'What the passenger gets back', bn: 'যাত্রী কত ফেরত পাবেন' },
    seat: { en: 'Seat', bn: 'সিট' },
    fare: { en: 'Fare', bn: 'ভাড়া' },
    fareLess: { en: 'Fare − discount', bn: 'ভাড়া − ছাড়' },
    fee: { en: 'Fee', bn: 'কাটা যাবে' },
    feeAndDiscount: { en: 'Fee + discount of the other way', bn: 'কাটা যাবে + অন্য যাত্রার ছাড়' },
    charge: { en: 'Service charge', bn: 'সার্ভিস চার্জ' },
    free: {
      en: 'The company has changed your trip, so everything that you paid comes back.',
      bn: 'কোম্পানি আপনার যাত্রা বদলেছে, তাই পুরো টাকা ফেরত পাবেন।',
    },
    otherWayLost: {
      en: `The other way that you paid for together was lost, so everything that you paid for this one comes back too, if you cancel it within ${fullRefundHours} hours.`,
      bn: `একসঙ্গে কেনা অন্য যাত্রার সিট পাওয়া যায়নি, তাই ${digits(fullRefundHours, 'bn')} ঘণ্টার মধ্যে বাতিল করলে এই যাত্রারও পুরো টাকা ফেরত পাবেন।`,
    },
    back: { en: 'Back to you', bn: 'ফেরত পাবেন' },
    backToOther: { en: 'To hand back', bn: 'ফেরত দিতে হবে' },
    total: { en: 'Total', bn: 'মোট' },
    until: (moment: string) => ({
      en: `These amounts hold until ${moment}.`,
      bn: `এই হিসাব ${moment} পর্যন্ত ঠিক থাকবে।`,
    }),
    nothing: {
      en: 'It is too late for a refund: if you cancel now, nothing comes back.',
      bn: 'ফেরতের সময় পেরিয়ে গেছে: এখন বাতিল করলে কোনো টাকা ফেরত পাবেন না।',
    },
    again: { en: 'Show the amounts for these seats', bn: 'এই সিটগুলোর হিসাব দেখান' },
    counting: { en: 'Counting…', bn: 'হিসাব হচ্ছে…' },
    none: { en: 'Tick at least one seat.', bn: 'অন্তত একটি সিটে টিক দিন।' },
    agree: {
      before: { en: 'I have read and accept the ', bn: 'আমি ' },
      link: { en: 'terms', bn: 'শর্তাবলি' },
      newTab: { en: '(opens in a new tab)', bn: '(নতুন ট্যাবে খুলবে)' },
      after: {
        en: '. A cancelled ticket cannot be brought back.',
        bn: ' পড়েছি ও মেনে নিচ্ছি। বাতিল টিকিট আর ফিরে পাওয়া যাবে না, তা জানি।',
      },
    },
    confirm: { en: 'Cancel Ticket and Refund', bn: 'টিকিট বাতিল করে টাকা ফেরত নিন' },
    youGet: (amount: string) => ({ en: `You get ${amount} back`, bn: `${amount} ফেরত পাবেন` }),
    confirmNothing: { en: 'Cancel Ticket without a refund', bn: 'ফেরত ছাড়াই টিকিট বাতিল করুন' },
    cancelling: { en: 'Cancelling…', bn: 'বাতিল হচ্ছে…' },
    keep: { en: 'Keep the ticket', bn: 'টিকিট রেখে দিন' },
    changed: (amount: string) => ({
      en: `The refund has changed: it is ${amount} now. Look at it, then decide.`,
      bn: `ফেরতের টাকার পরিমাণ বদলে গেছে: এখন ${amount}। দেখে সিদ্ধান্ত নিন।`,
    }),
    closed: {
      title: { en: 'This ticket can no longer be cancelled', bn: 'এই টিকিট আর বাতিল করা যাবে না' },
      text: {
        en: 'The coach has left, or the ticket is used or cancelled already.',
        bn: 'বাস ছেড়ে গেছে, না হলে টিকিটটি আগেই ব্যবহার বা বাতিল হয়েছে।',
      },
    },
    toTicket: { en: 'Back to the ticket', bn: 'টিকিটে ফিরে যান' },
  },
});
