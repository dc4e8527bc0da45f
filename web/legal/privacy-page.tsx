import { requestContext } from '#ctx';
import { Article, ArticleSections } from '../shell/article.tsx';
import { companyShown } from '../shell/company.ts';
import { DemoFacts } from '../shell/demo-facts.tsx';
import { useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { PlainTable } from '../ui/plain-table.tsx';
import type { Route } from './+types/privacy-page.ts';
import styles from './privacy.module.css';
import { privacyLead, privacyRows, privacySectionsOf, privacyText, privacyTitle } from './privacy.ts';

export const meta = pageMeta(privacyTitle, privacyLead);
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) => {
  const { facts, example } = companyShown(context.get(requestContext).company, 'facts');
  return { sections: privacySectionsOf(facts), example };
};

/** Table of the data kept, how long and why: on a phone each row is a card. */
const KeptTable = () => {
  const t = useText(privacyText);
  const language = useLanguage();
  return (
    <section>
      <h2 id="kept">{t.table}</h2>
      <p>{t.gone}</p>
      <PlainTable
        className={styles.kept}
        aria-labelledby="kept"
        rows={privacyRows}
        rowKey={({ what }) => what.en}
        columns={[
          { head: t.what, isRowHead: true, cell: ({ what }) => what[language] },
          { head: t.howLong, cell: ({ howLong }) => howLong[language] },
          { head: t.why, cell: ({ why }) => why[language] },
        ]}
      />
    </section>
  );
};

export default function PrivacyPage({ loaderData: { sections, example } }: Route.ComponentProps) {
  return (
    <Article title={privacyTitle} lead={privacyLead}>
      <KeptTable />
      <ArticleSections sections={sections} />
      {example && <DemoFacts of="reach" />}
    </Article>
  );
}
