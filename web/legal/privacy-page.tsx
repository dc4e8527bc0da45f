import { Article } from '../site/article.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { privacyLead, privacySections, privacyTitle } from './privacy.ts';

export const meta = pageMeta(privacyTitle, privacyLead);
export const handle = { scripts: false };

export default function PrivacyPage() {
  return <Article title={privacyTitle} lead={privacyLead} sections={privacySections} />;
}
