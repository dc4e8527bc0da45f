import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import type { StaffRole } from '@poth/domain/identity/account.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { ActionForm, SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Row } from '../ui/layout.tsx';
import { joinText, rolesText } from './staff-text.ts';

type JoinCardProps = {
  invitation: { operatorId: string; name: Bilingual; role: StaffRole; invitedAt: Date };
  mayAccept: boolean;
};

/** Card of one invitation: company, role, and the buttons to accept or decline. */
export const JoinCard = ({ invitation, mayAccept }: JoinCardProps) => {
  const { operatorId, role, invitedAt } = invitation;
  const t = useText(joinText);
  const { name, may } = useText(rolesText)[role];
  const language = useLanguage();
  return (
    <Card aria-labelledby={operatorId}>
      <h2 id={operatorId}>{invitation.name[language]}</h2>
      <p className="num">{t.asRole(name, formatDate(dhakaDate(invitedAt), language, 'year'))}</p>
      <p className="muted small">{may}</p>
      <ActionForm hiddenFields={{ operatorId }}>
        <Row>
          {mayAccept && (
            <SubmitButton intent="accept" isNamed>
              {t.accept}
            </SubmitButton>
          )}
          <SubmitButton intent="decline" isNamed look="line">
            {t.decline}
          </SubmitButton>
        </Row>
      </ActionForm>
    </Card>
  );
};

/** Tells why no invitation is shown, and what to do about it. */
export const JoinHint = ({ email, confirmed }: { email: string | null; confirmed: boolean }) => {
  const t = useText(joinText);
  if (email !== null && confirmed) return <EmptyState>{t.none}</EmptyState>;
  return (
    <>
      <Alert kind="notice">{email === null ? t.noEmail : t.unconfirmed(email)}</Alert>
      <ButtonLink to="/security" look="line">
        {email === null ? t.toSecurity : t.sendAgain}
      </ButtonLink>
    </>
  );
};
