import { digits } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Article } from '../shell/article.tsx';
import { companyShown } from '../shell/company.ts';
import { DemoFacts } from '../shell/demo-facts.tsx';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { Timeline } from '../ui/timeline.tsx';
import type { Route } from './+types/history-page.ts';
import styles from './history.module.css';

const title = { en: 'History', bn: 'আমাদের পথচলা' };
const lead = {
  en: 'From two buses on one route to every route in the country.',
  bn: 'এক রুটে দুটি বাস থেকে সারা দেশের সব রুটে।',
};

export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) =>
  companyShown(context.get(requestContext).company, 'milestones');

export default function HistoryPage({ loaderData: { milestones, example } }: Route.ComponentProps) {
  const language = useLanguage();
  return (
    <Article title={title} lead={lead}>
      <Timeline className={styles.milestones}>
        {milestones.map(({ year, text }) => (
          <li key={year + text.en}>
            <b className="num">{digits(year, language)}</b>
            <p>{text[language]}</p>
          </li>
        ))}
      </Timeline>
      {example && <DemoFacts />}
    </Article>
  );
}
