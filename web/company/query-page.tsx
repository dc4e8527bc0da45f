import { Article } from '../site/article.tsx';
import { company } from '../site/company.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { reachText } from './reach-text.ts';
import { MailAndOffice } from './ways-to-reach.tsx';

const { title, lead, include, points } = reachText.query;
export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export default function QueryPage() {
  const t = useText(reachText);
  return (
    <Article title={title} lead={lead} sections={[{ title: include, points }]}>
      <MailAndOffice />
      <div className="ways">
        <a className="btn btn-go" href={`mailto:${company.email}`}>
          {t.query.write}
        </a>
        <ButtonLink to="/call-center" look="line">
          {t.toCallCenter}
        </ButtonLink>
      </div>
    </Article>
  );
}
