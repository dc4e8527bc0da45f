import { requestContext } from '#ctx';
import { Article } from '../shell/article.tsx';
import { faqData, linkedMeta } from '../shell/linked-data.ts';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/faqs-page.ts';
import styles from './faqs.module.css';
import { faqsOf } from './faqs.ts';

const title = { en: 'FAQs', bn: 'সাধারণ প্রশ্ন' };
const lead = {
  en: 'Short answers about buying, paying, boarding and cancelling. Not here? Ask us.',
  bn: 'টিকিট কাটা, টাকা দেওয়া, বাসে ওঠা আর বাতিল করা নিয়ে ছোট ছোট উত্তর। এখানে না পেলে আমাদের জিজ্ঞেস করুন।',
};

const ways = {
  ask: { en: 'Send your query', bn: 'প্রশ্ন পাঠান' },
  call: { en: 'Call Center', bn: 'কল সেন্টার' },
};

const describe = pageMeta(title, lead);
export const meta: Route.MetaFunction = ({ loaderData, location }) => [
  ...describe({ location }),
  ...(loaderData ? linkedMeta([faqData(loaderData.list)]) : []),
];
export const handle = { scripts: false };

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { refundBusinessDays: refundDays, ...limits } = context.get(requestContext).settings;
  return textIn(languageOf(request), faqsOf({ ...limits, refundDays }));
};

export default function FaqsPage({ loaderData: { list } }: Route.ComponentProps) {
  const t = useText(ways);
  return (
    <Article title={title} lead={lead}>
      <div className={styles.faqs}>
        {list.map(({ ask, say }) => (
          <details key={ask}>
            <summary>{ask}</summary>
            <p>{say}</p>
          </details>
        ))}
      </div>
      <div className="ways">
        <ButtonLink to="/query">{t.ask}</ButtonLink>
        <ButtonLink to="/call-center" look="line">
          {t.call}
        </ButtonLink>
      </div>
    </Article>
  );
}
