import { digits } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Article, ArticleSections } from '../shell/article.tsx';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { PlainTable } from '../ui/plain-table.tsx';
import type { Route } from './+types/returns-page.ts';
import { exampleFareText, refundRows } from './refund-rows.ts';
import styles from './returns.module.css';
import { returnsLead, returnsSections, returnsText, returnsTitle } from './returns.ts';

export const meta = pageMeta(returnsTitle, returnsLead);
export const handle = { scripts: false };

export const loader = ({ context, request }: Route.LoaderArgs) => {
  const { settings } = context.get(requestContext);
  const language = languageOf(request);
  const days = settings.refundBusinessDays.map((day) => digits(day, language)).join('–');
  return {
    rows: refundRows(settings.refundPolicy, language),
    example: exampleFareText(language),
    promise: textIn(language, returnsText).promise(days),
  };
};

export default function ReturnsPage({ loaderData: { rows, example, promise } }: Route.ComponentProps) {
  const t = useText(returnsText);
  return (
    <Article title={returnsTitle} lead={returnsLead}>
      <section>
        <h2>{t.tableTitle}</h2>
        <p>{t.tableLead}</p>
        <PlainTable
          className={styles.returns}
          rows={rows}
          rowKey={({ notice }) => notice}
          columns={[
            { head: t.notice, isRowHead: true, cell: ({ notice }) => notice },
            { head: t.fee, kind: 'amount', cell: ({ fee }) => fee },
            { head: t.back(example), kind: 'amount', cell: ({ back }) => back },
          ]}
        />
      </section>
      <ArticleSections sections={returnsSections} />
      <section>
        <p>{promise}</p>
        <div className="ways">
          <ButtonLink to="/cancel-ticket">{t.cancel}</ButtonLink>
          <ButtonLink to="/how-to-cancel" look="line">
            {t.how}
          </ButtonLink>
        </div>
      </section>
    </Article>
  );
}
