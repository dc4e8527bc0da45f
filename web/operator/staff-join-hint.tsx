import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { ButtonLink } from '../ui/button.tsx';
import { joinText } from './staff-text.ts';
import { EmptyState } from '../ui/empty-state.tsx';

/** Says why there is no invitation to be seen, and what to do about it. */
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
