import { texts } from '../text/texts.ts';

export const outageText = texts({
  title: { en: 'Poth does not answer for a moment', bn: 'পথ এই মুহূর্তে সাড়া দিতে পারছে না' },
  text: {
    en: 'Nothing was lost: your booking, your ticket and your payment are kept. Wait a few seconds, then load the page again.',
    bn: 'কিছু হারায়নি: আপনার বুকিং, টিকিট ও পেমেন্টের হিসাব ঠিক আছে। কয়েক সেকেন্ড অপেক্ষা করে পাতাটি আবার খুলুন।',
  },
  pressed: {
    en: 'If you have just pressed a button, look first whether it was done before you press it again.',
    bn: 'এইমাত্র কোনো বোতাম চেপে থাকলে আবার চাপার আগে দেখে নিন, কাজটি হয়ে গেছে কি না।',
  },
});
