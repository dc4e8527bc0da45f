import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { OutcomeCard } from '../ui/outcome-card.tsx';
import { bookingText } from './text.ts';
import { useDraftLeft } from './use-draft.ts';

type HoldOverProps = {
  bookingId: string;
  /** The search with the map of this coach open. */
  searchPath: string;
  /** True where money may still be on its way. */
  paymentOpen: boolean;
};

/** Tells a buyer whose time is over that the seats are gone, and how to get them again. */
export const HoldOver = ({ bookingId, searchPath, paymentOpen }: HoldOverProps) => {
  const t = useText(bookingText).over;
  useDraftLeft(bookingId);
  return (
    <OutcomeCard
      mark="clock"
      title={t.title}
      ways={
        <>
          <ButtonLink to={searchPath}>{t.again}</ButtonLink>
          <ButtonLink to="/" look="line">
            {t.home}
          </ButtonLink>
        </>
      }
    >
      <p role="status">{t.text}</p>
      {paymentOpen && <p>{t.paid}</p>}
    </OutcomeCard>
  );
};
