import { requestContext } from '#ctx';
import { Article } from '../site/article.tsx';
import { companyShown } from '../site/company.ts';
import { DemoFacts } from '../site/demo-facts.tsx';
import { pageMeta } from '../text/page-meta.ts';
import type { Route } from './+types/privacy-page.ts';
import { privacyLead, privacySectionsOf, privacyTitle } from './privacy.ts';

export const meta = pageMeta(privacyTitle, privacyLead);
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) => {
  const { facts, example } = companyShown(context.get(requestContext).company, 'facts');
  return { sections: privacySectionsOf(facts), example };
};

export default function PrivacyPage({ loaderData: { sections, example } }: Route.ComponentProps) {
  return (
    <Article title={privacyTitle} lead={privacyLead} sections={sections}>
      {example && <DemoFacts of="reach" />}
    </Article>
  );
}
