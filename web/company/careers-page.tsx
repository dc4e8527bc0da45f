import { Article, type ArticleSection } from '../site/article.tsx';
import { company } from '../site/company.ts';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';

const title = { en: 'Careers', bn: 'চাকরি' };
const lead = {
  en: 'People on the road trust us with their night, their money and their family. We look for those who take that seriously.',
  bn: 'মানুষ তাঁদের রাত, টাকা আর পরিবার আমাদের ভরসায় ছেড়ে দেন। যাঁরা এই ভরসার দাম বোঝেন, আমরা তাঁদের খুঁজি।',
};
const sections: readonly ArticleSection[] = [
  {
    title: { en: 'Where we need people', bn: 'যেখানে লোক দরকার' },
    points: [
      {
        en: 'Counter agents in every division: you know your town and stay calm on the eve of Eid.',
        bn: 'সব বিভাগে কাউন্টার এজেন্ট: নিজের শহর চেনেন, ঈদের আগের রাতেও মাথা ঠান্ডা রাখেন।',
      },
      {
        en: 'Call center, day and night shifts: clear Bangla, plain English, patience.',
        bn: 'কল সেন্টার, দিন ও রাতের পালা: পরিষ্কার বাংলা, মোটামুটি ইংরেজি, আর ধৈর্য।',
      },
      {
        en: 'Drivers and supervisors with a heavy licence and a clean record.',
        bn: 'ভারী গাড়ির লাইসেন্স ও দুর্ঘটনাহীন রেকর্ড আছে, এমন চালক ও সুপারভাইজার।',
      },
      {
        en: 'Engineers who like software that never sells a seat twice.',
        bn: 'সফটওয়্যার প্রকৌশলী, যাঁর তৈরি ব্যবস্থায় এক সিট দুবার বিক্রি হয় না।',
      },
    ],
  },
  {
    title: { en: 'What we offer', bn: 'যা পাবেন' },
    points: [
      {
        en: 'Pay on the first of every month, and two festival bonuses.',
        bn: 'মাসের প্রথম দিনে বেতন, বছরে দুটি উৎসব ভাতা।',
      },
      {
        en: 'Rest hours that are kept: no driver drives two nights in a row.',
        bn: 'পূর্ণ বিশ্রাম: কোনো চালক পরপর দুই রাত গাড়ি চালান না।',
      },
      { en: 'Free travel for you and your parents.', bn: 'আপনার আর বাবা-মায়ের বিনা ভাড়ায় যাতায়াত।' },
    ],
  },
];
const apply = {
  en: 'Send your CV and a few lines about yourself. We answer everybody.',
  bn: 'জীবনবৃত্তান্ত আর নিজের সম্পর্কে কয়েক লাইন লিখে পাঠান। আমরা সবাইকে উত্তর দিই।',
};
const write = { en: 'Write to us', bn: 'আমাদের লিখুন' };

export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export default function CareersPage() {
  const language = useLanguage();
  return (
    <Article title={title} lead={lead} sections={sections}>
      <section>
        <p>{apply[language]}</p>
        <div className="ways">
          <a className="btn btn-go" href={`mailto:${company.jobsEmail}`}>
            {write[language]}
          </a>
        </div>
      </section>
    </Article>
  );
}
