import { Article, ArticleSections } from '../site/article.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DemoFacts } from './demo-facts.tsx';
import { reachText } from './reach-text.ts';
import { CallNumbers } from './ways-to-reach.tsx';

const { title, lead, ready, readyPoints, helps, helpsPoints } = reachText.callCenter;
export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export default function CallCenterPage() {
  const t = useText(reachText);
  return (
    <Article title={title} lead={lead}>
      <CallNumbers />
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
      <DemoFacts />
    </Article>
  );
}
