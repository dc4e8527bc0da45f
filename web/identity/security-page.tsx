import { requestContext } from '#ctx';
import { useFirstError } from '../shell/use-first-error.ts';
import { wayBackOf } from '../shell/way-back.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Stack } from '../ui/layout.tsx';
import { qrPath } from '../ticket/qr-path.ts';
import type { Route } from './+types/security-page.ts';
import { securityAction } from './security-action.ts';
import { SecurityEmail } from './security-email.tsx';
import { SecurityFactor } from './security-factor.tsx';
import { SecurityPasskeys } from './security-passkeys.tsx';
import { SecurityPassword } from './security-password.tsx';
import { SecurityPhone } from './security-phone.tsx';
import { AccountPage, SecuritySection } from './security-section.tsx';
import { securityText } from './security-text.ts';
import styles from './security.module.css';
import { SessionsList } from './sessions-list.tsx';

export const meta = pageMeta(securityText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const [view, passkeys, sessions] = await Promise.all([
    portal.identity.viewSecurity(actor),
    portal.identity.listPasskeys(actor),
    portal.identity.listSessions(actor),
  ]);
  const query = new URL(request.url).searchParams;
  return {
    view,
    passkeys,
    sessions,
    wantedPhone: query.get('phone') ?? '',
    needed: query.get('need') === 'second-factor',
    to: wayBackOf(request),
    at: now.getTime(),
  };
};

export const action = (args: Route.ActionArgs) => securityAction(args, { drawQr: qrPath });

/** Reloads the data after a success, and not after a refusal: what is being typed meanwhile stays. */
export const shouldRevalidate = ({ actionResult }: { actionResult?: unknown }): boolean =>
  actionResult === undefined;

type SectionsProps = { facts: Route.ComponentProps['loaderData']; arrived: unknown };

const Sections = ({ facts, arrived }: SectionsProps) => {
  const t = useText(securityText).providers;
  const page = useFirstError<HTMLDivElement>(arrived);
  const { view, passkeys, sessions, wantedPhone, needed, to } = facts;
  const nameOf = (id: string) => (id in t.names ? t.names[id as keyof typeof t.names] : id);
  return (
    <div ref={page}>
      <Stack className={styles.sections}>
        <SecurityEmail view={view} />
        <SecurityPhone view={view} wanted={wantedPhone} />
        <SecurityPassword view={view} />
        <SecurityFactor view={view} hasPasskey={passkeys.length > 0} needed={needed} to={to} />
        <SecurityPasskeys passkeys={passkeys} proof={view} />
        {view.providers.length > 0 && (
          <SecuritySection id="providers" title={t.title} about={t.about}>
            <p className={styles.now}>
              <b>{view.providers.map(nameOf).join(', ')}</b>
            </p>
          </SecuritySection>
        )}
        <SessionsList sessions={sessions} />
      </Stack>
    </div>
  );
};

/** Page of the account's sign-in methods and its open sessions. */
export default function SecurityPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useText(securityText);
  return (
    <AccountPage title={t.title} lead={t.intro}>
      <Sections
        key={loaderData.at}
        facts={loaderData}
        arrived={actionData && !actionData.problem && actionData}
      />
    </AccountPage>
  );
}
