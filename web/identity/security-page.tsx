import { useRef } from 'react';
import { requestContext } from '#ctx';
import { useFirstError } from '../shell/use-first-error.ts';
import { wayBackOf } from '../shell/way-back.ts';
import { languageOf } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { qrPath } from '../ticket/qr-path.ts';
import type { Route } from './+types/security-page.ts';
import { securityAction } from './security-action.ts';
import type { SecurityAnswer } from './security-answer.ts';
import { SecurityEmail } from './security-email.tsx';
import { SecurityFactor } from './security-factor.tsx';
import { SecurityPasskeys } from './security-passkeys.tsx';
import { SecurityPassword } from './security-password.tsx';
import { SecurityPhone } from './security-phone.tsx';
import { SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import { securityView } from './security-view.ts';
import styles from './security.module.css';
import { SessionsList } from './sessions-list.tsx';

export const meta = pageMeta(securityText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, sandboxUrl, now } = context.get(requestContext);
  const read = await Promise.all([
    portal.identity.viewSecurity(actor),
    portal.identity.listPasskeys(actor),
    portal.identity.listSessions(actor),
  ]);
  const query = new URL(request.url).searchParams;
  return {
    view: securityView(read, languageOf(request)),
    messagesUrl: sandboxUrl && `${sandboxUrl}/messages`,
    wantedPhone: query.get('phone') ?? '',
    needed: query.get('need') === 'second-factor',
    to: wayBackOf(request),
    at: now.getTime(),
  };
};

export const action = (args: Route.ActionArgs) => securityAction(args, { drawQr: qrPath });

/** Read anew after what was done, and not after a refusal: what is being typed meanwhile stays. */
export const shouldRevalidate = ({ actionResult }: { actionResult?: unknown }): boolean =>
  actionResult === undefined;

type SectionsProps = { facts: Route.ComponentProps['loaderData']; answer: SecurityAnswer | undefined };

const Sections = ({ facts, answer }: SectionsProps) => {
  const t = useText(securityText).providers;
  const page = useRef<HTMLDivElement>(null);
  useFirstError(page, answer);
  const { view, messagesUrl, wantedPhone, needed, to } = facts;
  return (
    <div ref={page} className={styles.sections}>
      <SecurityEmail view={view} answer={answer} messagesUrl={messagesUrl} />
      <SecurityPhone view={view} answer={answer} wanted={wantedPhone} messagesUrl={messagesUrl} />
      <SecurityPassword view={view} answer={answer} />
      <SecurityFactor view={view} answer={answer} needed={needed} to={to} />
      <SecurityPasskeys view={view} answer={answer} />
      {view.providers.length > 0 && (
        <SecuritySection id="providers" title={t.title} about={t.about}>
          <p className={styles.now}>
            <b>{view.providers.join(', ')}</b>
          </p>
        </SecuritySection>
      )}
      <SessionsList sessions={view.sessions} answer={answer} />
    </div>
  );
};

/** How the account is entered, and where it is open. */
export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(securityText);
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{t.title}</h1>
      <p className="muted">{t.intro}</p>
      <Sections key={loaderData.at} facts={loaderData} answer={actionData} />
    </div>
  );
}
