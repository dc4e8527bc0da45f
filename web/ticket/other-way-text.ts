import { texts } from '../text/texts.ts';

export const otherWayText = texts({
  title: { en: 'The other way of this purchase', bn: 'একসঙ্গে কেনা অন্য যাত্রা' },
  open: { en: 'Open this ticket', bn: 'এই টিকিট খুলুন' },
  cancel: { en: 'Cancel only this way', bn: 'শুধু এই যাত্রা বাতিল করুন' },
});
