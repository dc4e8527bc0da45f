import { digits } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Article, ArticleSections } from '../shell/article.tsx';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/returns-page.ts';
import { exampleFareText, refundRows } from './refund-rows.ts';
import './returns.css';
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
        <table className="plain-table returns-table">
          <thead>
            <tr>
              <th scope="col">{t.notice}</th>
              <th scope="col" className="amount">
                {t.fee}
              </th>
              <th scope="col" className="amount">
                {t.back(example)}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ notice, fee, back }) => (
              <tr key={notice}>
                <th scope="row">{notice}</th>
                <td className="amount">{fee}</td>
                <td className="amount">{back}</td>
              </tr>
            ))}
          </tbody>
        </table>
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
