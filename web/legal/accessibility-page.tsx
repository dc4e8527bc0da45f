import { digits } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Article, type ArticleSection } from '../shell/article.tsx';
import { companyShown } from '../shell/company.ts';
import { DemoFacts } from '../shell/demo-facts.tsx';
import { pageMeta } from '../text/page-meta.ts';
import type { Route } from './+types/accessibility-page.ts';

const title = { en: 'Accessibility', bn: 'সবার জন্য পথ' };
const lead = {
  en: 'A bus takes everybody; so should its ticket. We build to WCAG 2.2, level AA.',
  bn: 'বাসে সবাই ওঠেন, টিকিটও সবাই যেন কাটতে পারেন। আমরা WCAG 2.2 AA মান মেনে চলি।',
};
/** Sections of the page. email, mobile: where people get help meanwhile. */
const sectionsOf = (email: string, mobile: string): readonly ArticleSection[] => [
  {
    title: { en: 'What you can count on', bn: 'যা পাবেন' },
    points: [
      {
        en: 'Every page works with a keyboard, and with a screen reader in English and Bangla.',
        bn: 'প্রতিটি পাতা কিবোর্ডে চলে, বাংলা ও ইংরেজি স্ক্রিন রিডারেও।',
      },
      {
        en: 'Free, sold and held seats differ in shape and words, not in colour alone.',
        bn: 'খালি, বিক্রি হওয়া আর অন্য কেউ নিচ্ছেন এমন সিট শুধু রঙে নয়, আকার ও লেখাতেও আলাদা।',
      },
      {
        en: 'Text grows to twice its size without being cut off. Nothing blinks, and moving pictures can be stopped.',
        bn: 'লেখা দ্বিগুণ বড় করলেও কাটা পড়ে না। কিছু ঝলকায় না, নড়াচড়া থামানো যায়।',
      },
      {
        en: 'Buying works without JavaScript, on old phones and slow networks.',
        bn: 'পুরোনো ফোনে, ধীর ইন্টারনেটে, জাভাস্ক্রিপ্ট ছাড়াও টিকিট কাটা যায়।',
      },
      {
        en: 'Names and numbers may be typed in Bangla or English, with Bangla or English digits.',
        bn: 'নাম ও নম্বর বাংলা বা ইংরেজিতে লেখা যায়, অঙ্কও দুভাবেই।',
      },
    ],
  },
  {
    title: { en: 'How we check', bn: 'যেভাবে পরীক্ষা করি' },
    points: [
      {
        en: 'A program opens every page in both languages, with all that folds and every dialog, and looks for what shuts people out.',
        bn: 'একটি প্রোগ্রাম দুই ভাষাতেই প্রতিটি পাতা খুলে দেখে, ভাঁজ করা অংশ আর ডায়ালগও, কোথাও কারও ব্যবহারে বাধা আছে কি না।',
      },
      {
        en: 'Buying a ticket is tried with the keyboard alone, and with JavaScript off.',
        bn: 'শুধু কিবোর্ডে, আবার জাভাস্ক্রিপ্ট বন্ধ রেখেও টিকিট কেটে দেখা হয়।',
      },
      {
        en: 'Pages fit the screen of a small phone, keep the colours you have set on your device, and stand still if you asked it for less motion.',
        bn: 'ছোট ফোনের পর্দাতেও পুরো পাতা ধরে। ফোন বা কম্পিউটারে রং বদলে নিলে পাতাও সেই রং মানে, নড়াচড়া কমাতে বলা থাকলে কিছু নড়ে না।',
      },
    ],
  },
  {
    title: { en: 'On the road', bn: 'যাত্রার সময়' },
    paragraphs: [
      {
        en: 'If you travel with a wheelchair, cannot climb steps alone or need a front seat, call us a day ahead. We speak to the counter, so that somebody waits for you.',
        bn: 'হুইলচেয়ার থাকলে, একা সিঁড়ি উঠতে কষ্ট হলে বা সামনের সিট লাগলে এক দিন আগে ফোন করুন। আমরা কাউন্টারে বলে রাখব, কেউ একজন আপনার জন্য থাকবেন।',
      },
    ],
  },
  {
    title: { en: 'Something is in your way?', bn: 'কোথাও অসুবিধা হচ্ছে?' },
    paragraphs: [
      {
        en: `Write to ${email} or call ${mobile}. Meanwhile an agent can buy or cancel the ticket with you on the phone, at no extra charge.`,
        bn: `${email} ঠিকানায় লিখুন বা ${digits(mobile, 'bn')} নম্বরে ফোন করুন। বাড়তি খরচ ছাড়াই ফোনে আপনার সঙ্গে থেকে টিকিট কাটা বা বাতিলের কাজ করে দেওয়া হবে।`,
      },
    ],
  },
];

export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) => {
  const { facts, phones, example } = companyShown(context.get(requestContext).company, 'facts', 'phones');
  const mobile = phones.find(({ kind }) => kind === 'mobile')?.number ?? '';
  return { sections: sectionsOf(facts.email, mobile), example };
};

export default function AccessibilityPage({ loaderData: { sections, example } }: Route.ComponentProps) {
  return (
    <Article title={title} lead={lead} sections={sections}>
      {example && <DemoFacts of="reach" />}
    </Article>
  );
}
