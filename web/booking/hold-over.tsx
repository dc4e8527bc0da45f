import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Icon } from '../ui/icon.tsx';
import { bookingText } from './text.ts';
import styles from './checkout.module.css';

type HoldOverProps = {
  /** The search with the map of this coach open. */
  searchPath: string;
  /** Whether money may still be on its way. */
  paymentOpen: boolean;
};

/** Tells a buyer whose time is over that the seats are gone, and how to get them again. */
export const HoldOver = ({ searchPath, paymentOpen }: HoldOverProps) => {
  const t = useText(bookingText).over;
  return (
    <Card className={styles.holdOver}>
      <span className={styles.holdOverMark}>
        <Icon name="clock" size={34} />
      </span>
      <h1>{t.title}</h1>
      <p role="status">{t.text}</p>
      {paymentOpen && <p>{t.paid}</p>}
      <p className="ways">
        <ButtonLink to={searchPath}>{t.again}</ButtonLink>
        <ButtonLink to="/" look="line">
          {t.home}
        </ButtonLink>
      </p>
    </Card>
  );
};
