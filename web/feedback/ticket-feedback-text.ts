import { texts } from '../text/texts.ts';

export const ticketFeedbackText = texts({
  label: { en: 'Share or report', bn: 'শেয়ার ও অভিযোগ' },
  share: { en: 'Share this trip', bn: 'যাত্রাটি শেয়ার করুন' },
  report: { en: 'Coach did not come, or charged too much?', bn: 'বাস আসেনি, বা বেশি টাকা নিয়েছে?' },
  howWasIt: { en: 'How was the trip?', bn: 'যাত্রা কেমন হলো?' },
  rate: { en: 'Rate it', bn: 'রেটিং দিন' },
  answered: { en: 'The bus provider has answered your report.', bn: 'বাস কোম্পানি আপনার অভিযোগের উত্তর দিয়েছে।' },
  read: { en: 'Read the answer', bn: 'উত্তর পড়ুন' },
});
