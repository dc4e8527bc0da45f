import { requestContext } from '#ctx';
import { Article } from '../shell/article.tsx';
import { companyShown } from '../shell/company.ts';
import { DemoFacts } from '../shell/demo-facts.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/contact-page.ts';
import { reachText } from './reach-text.ts';
import { CallNumbers, MailAndOffice } from './ways-to-reach.tsx';

const { title, lead } = reachText.contact;
export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) =>
  companyShown(context.get(requestContext).company, 'phones', 'facts');

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const t = useText(reachText);
  return (
    <Article title={title} lead={lead}>
      <CallNumbers phones={loaderData.phones} hours={loaderData.facts.hours} />
      <MailAndOffice facts={loaderData.facts} />
      <div className="ways">
        <ButtonLink to="/query">{t.toQuery}</ButtonLink>
        <ButtonLink to="/faqs" look="line">
          {t.toFaqs}
        </ButtonLink>
        <ButtonLink to="/cancel-ticket" look="line">
          {t.toCancel}
        </ButtonLink>
      </div>
      {loaderData.example && <DemoFacts of="reach" />}
    </Article>
  );
}
