import { texts } from '../text/texts.ts';

export const voiceText = texts({
  title: { en: 'Report a problem', bn: 'অভিযোগ জানান' },
  lead: {
    en: 'The bus provider answers here, and we read the answer too. An SMS tells you when it comes.',
    bn: 'বাস কোম্পানি এখানেই উত্তর দেবে, আমরাও তা দেখব। উত্তর এলে এসএমএসে জানাব।',
  },
  toTicket: { en: 'Back to the ticket', bn: 'টিকিটে ফিরে যান' },
  what: { en: 'What went wrong?', bn: 'কী সমস্যা হয়েছে?' },
  kinds: {
    'did-not-come': { en: 'The coach did not come', bn: 'বাস আসেনি' },
    overcharged: { en: 'I was overcharged', bn: 'আমার কাছ থেকে বেশি টাকা নিয়েছে' },
  },
  may: {
    open: {
      'did-not-come': { en: 'You waited, and it never came.', bn: 'অপেক্ষা করেছেন, বাস আর আসেনি।' },
      overcharged: {
        en: 'Somebody took more than your ticket costs.',
        bn: 'টিকিটের দামের চেয়ে বেশি টাকা নিয়েছে।',
      },
    },
    early: (from: string) => ({
      en: `You can report this once the coach should have left: ${from}.`,
      bn: `বাস ছাড়ার সময়ের পর জানাতে পারবেন: ${from}।`,
    }),
    over: (until: string) => ({
      en: `The time to report this ended ${until}.`,
      bn: `জানানোর শেষ সময় ছিল ${until}।`,
    }),
    no: { en: 'There is no valid ticket to report about.', bn: 'এর জন্য কোনো চালু টিকিট নেই।' },
    reported: { en: 'You have reported it: see above.', bn: 'আপনি জানিয়েছেন, উপরে দেখুন।' },
  },
  until: (until: string) => ({ en: `Report it by ${until}.`, bn: `${until} পর্যন্ত জানাতে পারবেন।` }),
  form: {
    when: { en: 'When was it? Date', bn: 'কবে হয়েছে? তারিখ' },
    time: { en: 'Time', bn: 'সময়' },
    counter: { en: 'Where was it?', bn: 'কোথায় হয়েছে?' },
    otherPlace: { en: 'Somewhere else', bn: 'অন্য কোথাও' },
    place: { en: 'Somewhere else: where?', bn: 'অন্য কোথাও হলে: কোথায়?' },
    text: { en: 'What happened?', bn: 'কী হয়েছে?' },
    textHint: {
      en: 'The bus provider reads this with your name and number.',
      bn: 'আপনার নাম ও নম্বরসহ বাস কোম্পানি এটি পড়বে।',
    },
    paid: { en: 'What did you pay in all? (taka)', bn: 'মোট কত টাকা দিয়েছেন?' },
    price: (price: string) => ({
      en: `On Poth the ticket cost ${price}.`,
      bn: `পথ-এ টিকিটের দাম ছিল ${price}।`,
    }),
    paidTo: { en: 'To whom?', bn: 'কাকে দিয়েছেন?' },
    paidToHint: { en: 'The conductor, the man at the counter, a name', bn: 'কন্ডাক্টর, কাউন্টারের লোক, কারও নাম' },
    send: { en: 'Send the report', bn: 'অভিযোগ পাঠান' },
    back: { en: 'Back', bn: 'ফিরে যান' },
  },
  faults: {
    'when-missing': { en: 'Give the date and the time.', bn: 'তারিখ ও সময় দিন।' },
    'when-future': { en: 'This time has not come yet.', bn: 'এই সময় এখনও আসেনি।' },
    'when-early': {
      en: 'This is long before the trip. Check the date.',
      bn: 'এটি যাত্রার অনেক আগের তারিখ। মিলিয়ে দেখুন।',
    },
    'place-missing': {
      en: 'Choose a counter, or write where it was.',
      bn: 'কাউন্টার বেছে নিন, বা জায়গার নাম লিখুন।',
    },
    'place-long': { en: 'Write the place in fewer words.', bn: 'জায়গার নাম আরও ছোট করে লিখুন।' },
    'text-missing': { en: 'Write what happened.', bn: 'কী হয়েছে লিখুন।' },
    'text-long': { en: 'Write it in at most 2000 letters.', bn: '২০০০ অক্ষরের মধ্যে লিখুন।' },
    'paid-wrong': { en: 'Write the amount in digits, like 1250.', bn: 'টাকার পরিমাণ অঙ্কে লিখুন, যেমন ১২৫০।' },
    'paid-to-missing': { en: 'Write whom you paid.', bn: 'কাকে টাকা দিয়েছেন লিখুন।' },
    'paid-to-long': { en: 'Write it in fewer words.', bn: 'আরও ছোট করে লিখুন।' },
  },
  states: {
    open: { en: 'Waits for an answer', bn: 'উত্তরের অপেক্ষায়' },
    answered: { en: 'Answered', bn: 'উত্তর এসেছে' },
    disputed: { en: 'Disputed, waits for an answer', bn: 'আপত্তি জানানো হয়েছে' },
    closed: { en: 'Closed', bn: 'মিটে গেছে' },
  },
  said: {
    where: { en: 'Where', bn: 'কোথায়' },
    when: { en: 'When', bn: 'কখন' },
    paid: (paid: string, to: string) => ({ en: `${paid} in all, to: ${to}`, bn: `মোট ${paid}, যাঁকে: ${to}` }),
    paidLabel: { en: 'Paid', bn: 'দিয়েছেন' },
    you: { en: 'You', bn: 'আপনি' },
    closed: { en: 'You closed the report.', bn: 'আপনি অভিযোগটি মিটিয়ে দিয়েছেন।' },
  },
  judge: {
    close: { en: 'It is settled, close it', bn: 'মিটে গেছে, বন্ধ করুন' },
    dispute: { en: 'I do not agree', bn: 'আমি একমত নই' },
    why: { en: 'What is not right?', bn: 'কোনটা ঠিক নয়?' },
    sendDispute: { en: 'Send it to the bus provider', bn: 'বাস কোম্পানিকে পাঠান' },
  },
});
