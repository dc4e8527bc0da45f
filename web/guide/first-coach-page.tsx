import { Article } from '../shell/article.tsx';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import type { Route } from './+types/first-coach-page.ts';
import { DocumentSections } from './document-on-page.tsx';
import { guideIn } from './documents.ts';

export const handle = { scripts: false };

export const loader = ({ request }: Route.LoaderArgs) => guideIn(languageOf(request), 'first-coach');

export const meta: Route.MetaFunction = ({ loaderData, location }) => {
  if (!loaderData) return [];
  const { title, lead } = loaderData;
  return pageMeta({ en: title, bn: title }, { en: lead, bn: lead })({ location });
};

/** Page that explains how a company puts its first coach on sale, and what comes next. */
export default function FirstCoachPage({ loaderData }: Route.ComponentProps) {
  const { title, lead, sections } = loaderData;
  return (
    <Article title={{ en: title, bn: title }} lead={{ en: lead, bn: lead }}>
      <DocumentSections sections={sections} />
    </Article>
  );
}
