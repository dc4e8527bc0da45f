import { Article } from '../site/article.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { reachText } from './reach-text.ts';
import { CallNumbers } from './ways-to-reach.tsx';

const { title, lead } = reachText.callCenter;
export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export default function CallCenterPage() {
  return (
    <Article title={title} lead={lead}>
      <CallNumbers />
    </Article>
  );
}
