import { requestContext } from '#ctx';
import { ArticleSections } from '../shell/article.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/call-center-page.ts';
import { loadReach, ReachPage } from './reach-page.tsx';
import { reachText } from './reach-text.ts';

const { title, lead, ready, readyPoints, helps, helpsPoints } = reachText.callCenter;
export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) => loadReach(context.get(requestContext));

export default function CallCenterPage({ loaderData }: Route.ComponentProps) {
  const t = useText(reachText);
  return (
    <ReachPage
      title={title}
      lead={lead}
      reach={loaderData}
      ways={
        <>
          <ButtonLink to="/query" look="line">
            {t.toQuery}
          </ButtonLink>
          <ButtonLink to="/cancel-ticket" look="line">
            {t.toCancel}
          </ButtonLink>
        </>
      }
    >
      <ArticleSections
        sections={[
          { title: ready, points: readyPoints },
          { title: helps, points: helpsPoints },
        ]}
      />
    </ReachPage>
  );
}
