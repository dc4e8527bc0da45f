import { requestContext } from '#ctx';
import { Article, ArticleSections } from '../shell/article.tsx';
import { companyShown } from '../shell/company.ts';
import { DemoFacts } from '../shell/demo-facts.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/call-center-page.ts';
import { reachText } from './reach-text.ts';
import { CallNumbers } from './ways-to-reach.tsx';

const { title, lead, ready, readyPoints, helps, helpsPoints } = reachText.callCenter;
export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) =>
  companyShown(context.get(requestContext).company, 'phones', 'facts');

export default function CallCenterPage({ loaderData }: Route.ComponentProps) {
  const t = useText(reachText);
  return (
    <Article title={title} lead={lead}>
      <CallNumbers phones={loaderData.phones} hours={loaderData.facts.hours} />
      <ArticleSections
        sections={[
          { title: ready, points: readyPoints },
          { title: helps, points: helpsPoints },
        ]}
      />
      <div className="ways">
        <ButtonLink to="/query" look="line">
          {t.toQuery}
        </ButtonLink>
        <ButtonLink to="/cancel-ticket" look="line">
          {t.toCancel}
        </ButtonLink>
      </div>
      {loaderData.example && <DemoFacts of="reach" />}
    </Article>
  );
}
