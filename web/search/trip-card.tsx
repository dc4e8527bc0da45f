import { coachName } from '@poth/domain/fleet/coach.ts';
import { countdownLabel, onSaleFrom, onSaleNowText } from '@poth/domain/sale-window/opening-text.ts';
import type { SearchCriteria } from '@poth/domain/search/criteria.ts';
import { companyAnchor } from '@poth/domain/search/company-anchor.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { type ReactNode, useId } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { ButtonLink, type ButtonLook } from '../ui/button.tsx';
import { OpeningCountdown } from '../ui/opening-countdown.tsx';
import { LoadingPlaceholder } from '../ui/loading-placeholder.tsx';
import { closedMap, searchAddress } from './search-address.ts';
import { searchText } from './text.ts';
import styles from './trip-card.module.css';
import { TripFacts } from './trip-facts.tsx';
import { TripPrice } from './trip-price.tsx';
import { TripTimes } from './trip-times.tsx';

type TripCardProps = {
  offer: TripOffer;
  /** Time to which the offer's counts refer, in milliseconds. */
  countedAt: number;
  criteria: Pick<SearchCriteria, 'from' | 'to' | 'date'>;
  /** Standing of its company, in words. */
  standing: string | undefined;
  /** Open seat map of this trip, or null. */
  seats: ReactNode;
  /** Gold while the traveller chooses a coach; quieter once a map is open and the traveller chooses seats. */
  look: ButtonLook;
  scripted: boolean;
  /** True for the first coach of its company in the list, to which the way back for that company links. */
  isCompanysFirst: boolean;
  /** True while its seat map is loading. */
  opening: boolean;
};

/** Card of one coach; its seat map opens inside. */
export const TripCard = ({
  offer,
  countedAt,
  criteria,
  standing,
  seats,
  look,
  scripted,
  isCompanysFirst,
  opening,
}: TripCardProps) => {
  const t = useText(searchText);
  const language = useLanguage();
  const [query] = useSearchParams();
  const titleId = useId();
  const { tripId, operator, busName, coachNumber, coachType, coachClass } = offer;
  const open = seats !== null;
  const map = open ? closedMap : { trip: tripId, leg: `${offer.fromStopNo}-${offer.toStopNo}` };
  // Without a script the page reloads and must scroll back to this card; with one it stays in place.
  const anchor = scripted ? '' : `#trip-${tripId}`;
  return (
    <article className={styles.tripCard} id={`trip-${tripId}`} aria-labelledby={titleId}>
      <div className={styles.tripRow}>
        <div id={isCompanysFirst ? companyAnchor(operator.slug) : undefined}>
          <h3 id={titleId}>{operator.name[language]}</h3>
          <p className="small muted">
            {busName && `${busName} · `}
            {coachNumber} · {coachName(coachType, coachClass)[language]}
          </p>
        </div>
        <TripTimes offer={offer} criteria={criteria} />
        <div className={`${styles.tripFare} num`}>
          <TripPrice offer={offer} />
          {/* Shown for a sold-out coach too: a hold may expire, and may be the reader's own. */}
          <ButtonLink
            to={searchAddress(query, map) + anchor}
            look={offer.seatsLeft > 0 ? look : 'line'}
            aria-expanded={open}
            data-busy={opening || undefined}
            aria-describedby={titleId}
            preventScrollReset
          >
            {open ? t.hideSeats : t.viewSeats}
          </ButtonLink>
        </div>
      </div>
      {offer.opensAt && (
        <div className={styles.tripOpening}>
          <OpeningCountdown
            key={offer.opensAt.getTime()}
            says={onSaleFrom(offer.opensAt, language)}
            counts={countdownLabel[language]}
            opened={onSaleNowText[language]}
            msLeft={offer.opensAt.getTime() - countedAt}
          />
        </div>
      )}
      <TripFacts offer={offer} standing={standing} allFacilities={open || opening} />
      {/* Reserves the room at the press, before the map has loaded. */}
      {opening ? <LoadingPlaceholder /> : seats}
    </article>
  );
};
