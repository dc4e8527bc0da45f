import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

/** Texts of a company's standing on a card; only the server uses them, so no page carries them. */
export const standingText = texts({
  rating: (mean: string, count: string) => ({
    en: `Rated ${mean} of 5 by ${counted(count, 'passenger', 'passengers')}`,
    bn: `রেটিং ৫-এ ${mean}, দিয়েছেন ${count} জন`,
  }),
  punctual: (percent: string, recorded: string) => ({
    en: `${percent}% of ${recorded} left on time`,
    bn: `${recorded}টির মধ্যে ${percent}% সময়মতো ছেড়েছে`,
  }),
  noneCancelled: (trips: string) => ({
    en: `None of ${trips} trips cancelled`,
    bn: `${trips}টি যাত্রার একটিও বাতিল হয়নি`,
  }),
  cancelled: (percent: string, trips: string) => ({
    en: `${percent}% of ${trips} trips cancelled`,
    bn: `${trips}টি যাত্রার ${percent}% বাতিল`,
  }),
});
