import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import { onSaleFrom } from '@poth/domain/sale-window/opening-text.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Row } from '../ui/layout.tsx';
import { counterPath } from './counter-address.ts';
import { hourText } from './moment.ts';
import { counterText } from './text.ts';
import styles from './counter.module.css';

type JourneyHeadProps = { offer: TripOffer; day: { date: string; fromPlaceId: string }; free: number };

/** Heading with the coach that is being sold, and a link back to the others. */
export const JourneyHead = ({ offer, day, free }: JourneyHeadProps) => {
  const t = useText(counterText);
  const language = useLanguage();
  return (
    <Row as="header" gap="s" isSpread className={`${styles.journey} num`}>
      <div>
        <h2>
          {hourText(offer.departsAt, language, day.date)} · {offer.from.name[language]} –{' '}
          {offer.to.name[language]}
        </h2>
        <p className="muted">
          {offer.coachNumber} · {coachName(offer.coachType, offer.coachClass)[language]} ·{' '}
          {formatMoney(offer.farePaisa, language)}
          {offer.classFaresPaisa && '+'} · {t.find.left(digits(free, language))}
        </p>
      </div>
      {offer.opensAt && <p className="chip gold">{onSaleFrom(offer.opensAt, language)}</p>}
      <ButtonLink
        look="line"
        small
        to={counterPath({ date: day.date, from: day.fromPlaceId })}
        preventScrollReset
      >
        {t.sale.other} <kbd className={styles.key}>Esc</kbd>
      </ButtonLink>
    </Row>
  );
};
