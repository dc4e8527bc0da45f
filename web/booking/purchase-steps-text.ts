import { texts } from '../text/texts.ts';

/**
 * Words of the steps of a purchase, apart from those of the checkout: a ticket shows the steps and needs no other
 * words.
 */
export const purchaseStepsText = texts({
  label: { en: 'Steps of your purchase', bn: 'টিকিট কাটার ধাপ' },
  names: [
    { en: 'Seats', bn: 'সিট' },
    { en: 'Details', bn: 'যাত্রীর তথ্য' },
    { en: 'Payment', bn: 'পেমেন্ট' },
    { en: 'Ticket', bn: 'টিকিট' },
  ],
});
