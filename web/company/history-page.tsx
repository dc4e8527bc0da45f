import { digits } from '@poth/domain/language.ts';
import { Article } from '../site/article.tsx';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { DemoFacts } from './demo-facts.tsx';
import './history.css';
import { milestones } from './milestones.ts';

const title = { en: 'History', bn: 'আমাদের পথচলা' };
const lead = {
  en: 'From two buses on one road to every road in the country.',
  bn: 'এক পথে দুটি বাস থেকে সারা দেশের সব পথে।',
};

export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export default function HistoryPage() {
  const language = useLanguage();
  return (
    <Article title={title} lead={lead}>
      <ol className="milestones">
        {milestones.map(({ year, text }) => (
          <li key={year}>
            <b className="num">{digits(year, language)}</b>
            <p>{text[language]}</p>
          </li>
        ))}
      </ol>
      <DemoFacts />
    </Article>
  );
}
