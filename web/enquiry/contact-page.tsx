import { requestContext } from '#ctx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { Route } from './+types/contact-page.ts';
import { loadReach, ReachPage } from './reach-page.tsx';
import { reachText } from './reach-text.ts';
import { MailAndOffice } from './ways-to-reach.tsx';

const { title, lead } = reachText.contact;
export const meta = pageMeta(title, lead);
export const handle = { scripts: false };

export const loader = ({ context }: Route.LoaderArgs) => loadReach(context.get(requestContext));

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const t = useText(reachText);
  return (
    <ReachPage
      title={title}
      lead={lead}
      reach={loaderData}
      ways={
        <>
          <ButtonLink to="/query">{t.toQuery}</ButtonLink>
          <ButtonLink to="/faqs" look="line">
            {t.toFaqs}
          </ButtonLink>
          <ButtonLink to="/cancel-ticket" look="line">
            {t.toCancel}
          </ButtonLink>
        </>
      }
    >
      <MailAndOffice facts={loaderData.facts} />
    </ReachPage>
  );
}
