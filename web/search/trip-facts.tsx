import { dhakaDate, formatDate, formatDuration, formatTime } from '@poth/domain/dhaka.ts';
import { type Amenity, amenities } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { type InLanguage, useText } from '../text/texts.ts';
import { momentText } from './moment.ts';
import { searchText } from './text.ts';
import { tellText } from './tell-text.ts';
import styles from './trip-card.module.css';

const fewSeats = 5;
const facilitiesShown = 3;
/** Facilities that every coach has, or that its name already says; listed last. */
const expected: readonly Amenity[] = ['ac', 'exit', 'extinguisher'];

type Texts = InLanguage<typeof searchText>;

const SeatsLeft = ({ count }: { count: number }) => {
  const t = useText(searchText);
  const language = useLanguage();
  if (count === 0) return <span className="chip red">{t.soldOut}</span>;
  return (
    <span className={`chip ${count <= fewSeats ? 'gold' : ''}`}>
      {count === 1 ? t.oneSeatLeft : t.seatsLeft(digits(count, language))}
    </span>
  );
};

const cancellation = (tier: TripOffer['refundTier'], t: Texts, language: Language): string => {
  if (!tier) return t.noRefund;
  const until = `${formatDate(dhakaDate(tier.until), language)}, ${formatTime(tier.until, language)}`;
  if (tier.feeBasisPoints === 0) return t.freeCancelUntil(until);
  return t.cancelUntil(until, digits((10_000 - tier.feeBasisPoints) / 100, language));
};

const byInterest = (facilities: readonly Amenity[]): Amenity[] => [
  ...facilities.filter((one) => !expected.includes(one)),
  ...facilities.filter((one) => expected.includes(one)),
];

type TripFactsProps = { offer: TripOffer; standing: string | undefined; allFacilities: boolean };

/**
 * Shows the facts that a traveller compares besides the price: seats left, reporting time, facilities and cancellation
 * fee.
 */
export const TripFacts = ({ offer, standing, allFacilities }: TripFactsProps) => {
  const t = useText(searchText);
  const tell = useText(tellText);
  const language = useLanguage();
  const { departsAt, delayMinutes, boarding, seatsLeft, refundTier } = offer;
  const reportingAt = boarding[0]?.reportingAt;
  const names = byInterest(offer.facilities).map((one) => amenities[one][language]);
  const shown = allFacilities ? names : names.slice(0, facilitiesShown);
  const more = names.length - shown.length;
  return (
    <div className={`${styles.tripFacts} num`} data-part="trip-facts">
      {delayMinutes > 0 && (
        <span className="chip gold">{t.late(formatDuration(delayMinutes, language))}</span>
      )}
      <SeatsLeft count={seatsLeft} />
      {seatsLeft === 0 && !offer.opensAt && (
        <LocalLink
          className="link link-alone"
          to={`/waitlist/${offer.tripId}/${offer.fromStopNo}-${offer.toStopNo}`}
        >
          {tell.waitlist(digits(offer.waiting, language))}
        </LocalLink>
      )}
      {standing && (
        <LocalLink className="link link-alone" to={`/operators/${offer.operator.slug}`}>
          {standing}
        </LocalLink>
      )}
      {reportingAt && <span>{t.report(momentText(reportingAt, dhakaDate(departsAt), language))}</span>}
      {names.length > 0 && (
        <span title={names.join(' · ')}>
          <span className="visually-hidden">{t.facilities}: </span>
          {[...shown, ...(more > 0 ? [t.more(digits(more, language))] : [])].join(' · ')}
        </span>
      )}
      <span className={styles.tripCancel}>{cancellation(refundTier, t, language)}</span>
    </div>
  );
};
