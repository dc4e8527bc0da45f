import { texts } from '../text/texts.ts';

/** Sentences about money that waits for a choice, or was carried to another booking. */
export const choiceText = texts({
  waits: (moment: string) => ({
    en: `It waits until ${moment}, so that you may take another coach instead, free of charge. After that it is sent by itself.`,
    bn: `${moment} পর্যন্ত টাকাটি রাখা আছে, যেন চাইলে বিনা খরচে অন্য বাস নিতে পারেন। এরপর নিজে থেকেই ফেরত যাবে।`,
  }),
  paidAnother: { en: 'Paid for another coach', bn: 'অন্য বাসের সিট কেনা হয়েছে' },
  carried: (pnr: string) => ({
    en: `It has paid for your seats on another coach: PNR ${pnr}.`,
    bn: `এই টাকায় অন্য বাসে আপনার সিট কেনা হয়েছে: PNR ${pnr}।`,
  }),
});
