import { countText } from '@poth/domain/language.ts';
import type { CrowdedTrip } from '@poth/domain/back-office/health.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { healthText } from './health-text.ts';
import { momentText } from '../text/moment.ts';
import styles from './admin.module.css';

/** Trips of which one network holds unusually many seats without paying; addresses are nowhere kept. */
export const CrowdedTrips = ({ trips }: { trips: readonly CrowdedTrip[] }) => {
  const t = useText(healthText);
  const language = useLanguage();
  const count = (seats: number) => countText(seats, language);
  return (
    <section className={`card ${styles.card}`} aria-labelledby="crowded">
      <h2 id="crowded">{t.crowded}</h2>
      {trips.length === 0 ? (
        <p className="muted">{t.crowdedNone}</p>
      ) : (
        <ul className={`${styles.tail} num`}>
          {trips.map(({ tripId, operator, coachNumber, departsAt, mostFromOneNetwork, seats }) => (
            <li key={tripId}>
              <strong>
                {operator[language]} {coachNumber}
              </strong>
              , {momentText(departsAt, language)}: {t.crowdedTrip(count(mostFromOneNetwork), count(seats))}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
