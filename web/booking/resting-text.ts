import type { Language } from '@poth/domain/language.ts';
import type { PaymentMethod } from '@poth/domain/payment/payment.ts';
import { textIn } from '../text/texts.ts';
import { bookingText } from './text.ts';

/**
 * Writes the sentence on the payment methods that are left out for now. Runs on the server alone: a page without such
 * methods carries no text for it.
 */
export const restingSentence = (methods: readonly PaymentMethod[], language: Language): string => {
  const { methods: names } = textIn(language, bookingText).pay;
  const listed = methods.map((method) => names[method]).join(', ');
  return language === 'bn'
    ? `${listed}: সেখান থেকে এই মুহূর্তে সাড়া মিলছে না, তাই তালিকায় নেই। ঠিক হলে নিজে থেকেই ফিরে আসবে।`
    : `${listed}: no answer from there at the moment, so it is left out. It comes back by itself.`;
};
