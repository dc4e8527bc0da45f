import { settings } from '@poth/domain/settings.ts';
import { Article } from '../site/article.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { languageOf } from '../text/language.ts';
import { textIn } from '../text/texts.ts';
import type { Route } from './+types/faqs-page.ts';
import { faqsOf } from './faqs.ts';
import './faqs.css';

const title = { en: 'Questions people ask', bn: 'সাধারণ প্রশ্ন' };

export const meta = pageMeta(title);
export const handle = { scripts: false };

export const loader = ({ request }: Route.LoaderArgs) => {
  const { refundBusinessDays: refundDays, ...limits } = settings;
  return textIn(languageOf(request), faqsOf({ ...limits, refundDays }));
};

export default function FaqsPage({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <Article title={title}>
      <div className="faqs">
        {list.map(({ ask, say }) => (
          <details key={ask}>
            <summary>{ask}</summary>
            <p>{say}</p>
          </details>
        ))}
      </div>
    </Article>
  );
}
