import { Desk } from '../shell/desk.tsx';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import type { Route } from './+types/money-guide-page.ts';
import { DocumentSections } from './document-on-page.tsx';
import { guideIn } from './documents.ts';

export const loader = ({ request }: Route.LoaderArgs) => guideIn(languageOf(request), 'money');

export const meta: Route.MetaFunction = ({ loaderData, location }) =>
  loaderData ? pageMeta({ en: loaderData.title, bn: loaderData.title })({ location }) : [];

/** Page that explains each list of payments and refunds: its meaning, what to do, and what happens by itself. */
export default function MoneyGuidePage({ loaderData }: Route.ComponentProps) {
  const { title, lead, sections } = loaderData;
  return (
    <Desk title={title}>
      <p>{lead}</p>
      <DocumentSections sections={sections} />
    </Desk>
  );
}
