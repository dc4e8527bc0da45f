import { Article, ArticleSections } from '../site/article.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { BuyGuide } from './buy-guide.tsx';
import { guideText } from './text.ts';

const { title } = guideText.buy;
const lead = {
  en: 'Four steps and about three minutes, from the search to the ticket on your phone.',
  bn: 'বাস খোঁজা থেকে ফোনে টিকিট আসা পর্যন্ত চার ধাপ, মিনিট তিনেকের কাজ।',
};
const good = { en: 'Good to know', bn: 'জেনে রাখুন' };
const points = [
  {
    en: 'Somebody else may be looking at the same coach: what you see taken is taken at that very moment.',
    bn: 'একই বাস তখন অন্য কেউও দেখতে পারেন। ছকে যে সিট নেওয়া দেখছেন, সেটি ওই মুহূর্তেই নেওয়া হয়েছে।',
  },
  {
    en: 'If the payment fails, your seats wait for another try as long as the countdown runs.',
    bn: 'পেমেন্ট না হলে ঘড়িতে সময় থাকা পর্যন্ত সিট রাখা থাকে, আবার চেষ্টা করতে পারবেন।',
  },
  {
    en: 'Keep the PNR: with it and your number you find the ticket again on any phone.',
    bn: 'পিএনআর রেখে দিন। এটি আর আপনার নম্বর দিয়ে যেকোনো ফোনে টিকিট খুঁজে পাবেন।',
  },
];

export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export default function HowToBuyPage() {
  const t = useText(guideText);
  return (
    <Article title={title} lead={lead}>
      <section>
        <BuyGuide />
        <div className="ways">
          <ButtonLink to="/search">{t.buy.start}</ButtonLink>
        </div>
      </section>
      <ArticleSections sections={[{ title: good, points }]} />
    </Article>
  );
}
