import { requestContext } from '#ctx';
import { exampleFareText, refundRows } from '../legal/refund-rows.ts';
import { OperatorMark } from '../operator/operator-mark.tsx';
import { notFoundPage } from '../shell/form-answer.ts';
import { linkedMeta } from '../shell/linked-data.ts';
import { languageOf, languageOfPath } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { productName } from '../text/page-meta.ts';
import { textIn, useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlainTable } from '../ui/plain-table.tsx';
import '../shell/article.css';
import type { Route } from './+types/company-page.ts';
import { companyLinkedData } from './company-linked-data.ts';
import { CompanyCoaches, CompanyCounters, CompanyRoutes } from './company-offer.tsx';
import { CompanyMeasures, CompanyRatings } from './company-ratings.tsx';
import { companyText } from './company-text.ts';
import { companyView } from './company-view.ts';
import styles from './company.module.css';

export const handle = { scripts: false };

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor, publicUrl } = context.get(requestContext);
  const language = languageOf(request);
  const company = await portal.rating.viewCompany(actor, params.company).catch(notFoundPage);
  const view = companyView(company, language);
  const trail = [
    [textIn(language, companyText).operators, '/operators'],
    [view.name, `/operators/${params.company}`],
  ] as const;
  return {
    view,
    refunds: refundRows(company.refundPolicy, language),
    example: exampleFareText(language),
    linked: companyLinkedData(company, { origin: publicUrl, language, trail }),
  };
};

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { title, lead } = loaderData.view;
  return [
    { title: `${title} · ${productName[languageOfPath(location.pathname)]}` },
    { name: 'description', content: lead },
    { property: 'og:title', content: title },
    { property: 'og:description', content: lead },
    ...linkedMeta(loaderData.linked),
  ];
};

/** Page of a company that sells: its ratings, its measures, what it runs and the cost of cancelling. */
export default function CompanyPage({ loaderData: { view, refunds, example } }: Route.ComponentProps) {
  const t = useText(companyText);
  return (
    <article className="wrap article">
      <p>
        <LocalLink className="link link-alone" to="/operators">
          {t.operators}
        </LocalLink>
      </p>
      <header className={styles.head}>
        <OperatorMark {...view.drawn} />
        <div>
          <h1>{view.name}</h1>
          <p className="muted small">
            <Icon name="check" size={16} /> {t.verified}
          </p>
        </div>
      </header>
      <p className="lead">{view.lead}</p>
      <CompanyRatings view={view} />
      {view.measures && <CompanyMeasures measures={view.measures} />}
      <CompanyRoutes routes={view.routes} />
      <CompanyCoaches coaches={view.coaches} />
      <section aria-labelledby="refunds">
        <h2 id="refunds">{t.refunds.title}</h2>
        <p>{t.refunds.lead}</p>
        <PlainTable
          rows={refunds}
          rowKey={({ notice }) => notice}
          columns={[
            { head: t.refunds.notice, isRowHead: true, cell: ({ notice }) => notice },
            { head: t.refunds.fee, kind: 'amount', cell: ({ fee }) => fee },
            { head: t.refunds.back(example), kind: 'amount', cell: ({ back }) => back },
          ]}
        />
      </section>
      <CompanyCounters counters={view.counters} />
      <div className="ways">
        <ButtonLink to="/search">{t.search}</ButtonLink>
      </div>
    </article>
  );
}
