import { texts } from '../text/texts.ts';

export const reachText = texts({
  mobiles: { en: 'Mobile numbers', bn: 'মোবাইল নম্বর' },
  telephones: { en: 'Telephone numbers', bn: 'টেলিফোন নম্বর' },
  email: { en: 'Email', bn: 'ইমেইল' },
  whatsapp: { en: 'WhatsApp', bn: 'হোয়াটসঅ্যাপ' },
  office: { en: 'Office', bn: 'অফিস' },
  hours: { en: 'Open', bn: 'খোলা' },
  toCallCenter: { en: 'Call Center', bn: 'কল সেন্টার' },
  toFaqs: { en: 'FAQs', bn: 'সাধারণ প্রশ্ন' },
  toCancel: { en: 'Cancel Ticket', bn: 'টিকিট বাতিল' },
  contact: {
    title: { en: 'Contact Us', bn: 'যোগাযোগ' },
    lead: {
      en: 'Call, write or come by. For a ticket, have its PNR and the mobile number of the booking at hand.',
      bn: 'ফোন করুন, লিখুন বা অফিসে আসুন। টিকিট নিয়ে কথা থাকলে পিএনআর আর যে মোবাইল নম্বরে কিনেছেন, হাতের কাছে রাখুন।',
    },
  },
  callCenter: {
    title: { en: 'Call Center', bn: 'কল সেন্টার' },
    lead: {
      en: 'A person answers every day. A coach that does not come is our most urgent call: say the PNR and the counter you stand at.',
      bn: 'প্রতিদিন একজন মানুষ ফোন ধরেন। বাস না এলে সঙ্গে সঙ্গে জানান: পিএনআর আর কোন কাউন্টারে আছেন, বলুন।',
    },
  },
  query: {
    title: { en: 'Send Your Query', bn: 'আপনার প্রশ্ন পাঠান' },
    lead: {
      en: 'Write to us about a journey, a ticket, a refund or anything on this site. We answer within one working day.',
      bn: 'যাত্রা, টিকিট, টাকা ফেরত বা এই সাইটের যেকোনো বিষয়ে লিখুন। আমরা এক কর্মদিবসের মধ্যে উত্তর দিই।',
    },
    include: { en: 'What to write', bn: 'কী কী লিখবেন' },
    points: [
      {
        en: 'Your name and how we can reach you.',
        bn: 'আপনার নাম, আর কীভাবে যোগাযোগ করব।',
      },
      {
        en: 'The PNR, if it is about a ticket. Never send a card number, a PIN or a one-time code.',
        bn: 'টিকিট নিয়ে হলে পিএনআর। কার্ড নম্বর, পিন বা ওটিপি কখনো পাঠাবেন না।',
      },
      {
        en: 'What happened, when and at which counter.',
        bn: 'কী হয়েছে, কখন আর কোন কাউন্টারে।',
      },
    ],
    write: { en: 'Write an email', bn: 'ইমেইল লিখুন' },
  },
  liveChat: {
    title: { en: 'Live Chat', bn: 'লাইভ চ্যাট' },
    lead: {
      en: 'We chat on WhatsApp, with people and not with a machine. Save the number and write at any hour; answers come while the call center is open.',
      bn: 'আমরা হোয়াটসঅ্যাপে কথা বলি, মেশিন নয়, মানুষ উত্তর দেন। যেকোনো সময় লিখুন, কল সেন্টার খোলা থাকলেই উত্তর পাবেন।',
    },
    start: { en: 'Chat on WhatsApp', bn: 'হোয়াটসঅ্যাপে লিখুন' },
  },
});
