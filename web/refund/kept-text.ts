import { texts } from '../text/texts.ts';

/**
 * Sentences about the discount of the other way, withheld from this refund, or withheld before and coming back with it; and
 * about money that went back before.
 */
export const keptText = texts({
  ofOtherWay: (amount: string) => ({
    en: `You bought both ways at lower fares. The other way keeps its lower fare, so its discount of ${amount} is taken off this refund. If you cancel the other way later too, it comes back to you.`,
    bn: `যাওয়া-আসা একসঙ্গে কেনায় ভাড়া কম ছিল। অন্য যাত্রার কম ভাড়া থাকছে, তাই সেটির ছাড় ${amount} এই ফেরত থেকে কাটা যাবে। পরে অন্যটিও বাতিল করলে এই টাকা ফেরত পাবেন।`,
  }),
  back: (amount: string) => ({
    en: `The discount that was kept when you gave up the other way comes back too: ${amount}, as a refund of its own.`,
    bn: `অন্য যাত্রার টিকিট ছেড়ে দেওয়ার সময় যে ছাড় কাটা হয়েছিল, সেটিও ফেরত পাবেন: ${amount}, আলাদা ফেরত হিসেবে।`,
  }),
  givenBack: (amount: string) => ({
    en: `${amount} of what you paid went back to you before, so this refund is the rest.`,
    bn: `আপনার দেওয়া টাকা থেকে ${amount} আগেই ফেরত দেওয়া হয়েছে, এখন ফেরত পাবেন বাকি টাকা।`,
  }),
});
