import { Article } from '../site/article.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { DemoFacts } from './demo-facts.tsx';
import { reachText } from './reach-text.ts';
import { CallNumbers, MailAndOffice } from './ways-to-reach.tsx';

const { title, lead } = reachText.contact;
export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export default function ContactPage() {
  const t = useText(reachText);
  return (
    <Article title={title} lead={lead}>
      <CallNumbers />
      <MailAndOffice />
      <div className="ways">
        <ButtonLink to="/query">{t.toQuery}</ButtonLink>
        <ButtonLink to="/faqs" look="line">
          {t.toFaqs}
        </ButtonLink>
        <ButtonLink to="/cancel-ticket" look="line">
          {t.toCancel}
        </ButtonLink>
      </div>
      <DemoFacts />
    </Article>
  );
}
