import { requestContext } from '#ctx';
import { Article, type ArticleSection } from '../shell/article.tsx';
import { companyShown } from '../shell/company.ts';
import { DemoFacts } from '../shell/demo-facts.tsx';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import type { Route } from './+types/careers-page.ts';

const title = { en: 'Careers', bn: 'চাকরি' };
const lead = {
  en: 'People on the road trust us with their night, their money and their family. We look for those who take that seriously.',
  bn: 'মানুষ তাঁদের রাত, টাকা আর পরিবার আমাদের ভরসায় ছেড়ে দেন। যাঁরা এই ভরসার দাম বোঝেন, আমরা তাঁদের খুঁজি।',
};
const sections: readonly ArticleSection[] = [
  {
    title: { en: 'Where we need people', bn: 'যেসব কাজে লোক দরকার' },
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
        en: 'Drivers with a heavy-vehicle licence and a clean record; supervisors too.',
        bn: 'চালক, যাঁর ভারী গাড়ির লাইসেন্স আছে আর দুর্ঘটনার রেকর্ড নেই; সঙ্গে সুপারভাইজার।',
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
const applyTitle = { en: 'How to apply', bn: 'আবেদন করবেন যেভাবে' };
const apply = {
  en: 'Send your CV and a few lines about yourself: which work, which town, from when. We answer everybody within two weeks and talk with those who fit, at the counter nearest to them.',
  bn: 'জীবনবৃত্তান্ত পাঠান, সঙ্গে কয়েক লাইন: কোন কাজ, কোন শহরে, কবে থেকে। দুই সপ্তাহের মধ্যে সবাইকে উত্তর দিই। যাঁদের সঙ্গে মেলে, তাঁদের কাছের কাউন্টারেই কথা বলি।',
};
const noFee = {
  en: 'Nobody at Poth ever asks for money for a job. If somebody does, call us.',
  bn: 'চাকরির জন্য পথ-এর কেউ কখনও টাকা চান না। কেউ চাইলে আমাদের ফোন করুন।',
};
const write = { en: 'Write to us', bn: 'আমাদের লিখুন' };

export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) =>
  companyShown(context.get(requestContext).company, 'facts');

export default function CareersPage({ loaderData: { facts, example } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <Article title={title} lead={lead} sections={sections}>
      <section>
        <h2>{applyTitle[language]}</h2>
        <p>{apply[language]}</p>
        <p>
          <b>{noFee[language]}</b>
        </p>
        <div className="ways">
          <a className="btn btn-go" href={`mailto:${facts.jobsEmail}`}>
            {write[language]}
          </a>
        </div>
      </section>
      {example && <DemoFacts of="reach" />}
    </Article>
  );
}
