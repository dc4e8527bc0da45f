import { countText } from '@poth/domain/language.ts';
import type { CrowdedTrip } from '@poth/domain/back-office/health.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { healthText } from './health-text.ts';
import { momentText } from '../text/moment.ts';
import { Section } from '../ui/section.tsx';

/** Lists trips on which one network holds unusually many seats without paying; addresses are stored nowhere. */
export const CrowdedTrips = ({ trips }: { trips: readonly CrowdedTrip[] }) => {
  const t = useText(healthText);
  const language = useLanguage();
  const count = (seats: number) => countText(seats, language);
  return (
    <Section title={t.crowded}>
      {trips.length === 0 ? (
        <p className="muted">{t.crowdedNone}</p>
      ) : (
        <ul className="small num">
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
    </Section>
  );
};
