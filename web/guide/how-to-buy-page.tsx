import { Article, ArticleSections } from '../shell/article.tsx';
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
    en: 'Others may be looking at the same coach. The seat map shows at once when somebody takes a seat.',
    bn: 'একই বাসের সিট তখন অন্যরাও দেখতে পারেন। কেউ সিট নিলে ছকে সঙ্গে সঙ্গে দেখা যায়।',
  },
  {
    en: 'If the payment fails, your seats are kept until the clock runs out, and you may try again.',
    bn: 'পেমেন্ট না হলে ঘড়িতে সময় থাকা পর্যন্ত সিট রাখা থাকে, আবার চেষ্টা করতে পারবেন।',
  },
  {
    en: 'Keep the PNR: with it and your mobile number you can find the ticket on any phone.',
    bn: 'PNR রেখে দিন। PNR আর মোবাইল নম্বর দিয়ে যেকোনো ফোনে টিকিট খুঁজে পাবেন।',
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
