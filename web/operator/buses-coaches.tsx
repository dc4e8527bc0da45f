import { useText } from '../text/texts.ts';
import type { CoachView } from './buses-view.ts';
import { busesText } from './provider-text.ts';

/** The coaches of a company. */
export const BusesCoaches = ({ coaches }: { coaches: readonly CoachView[] }) => {
  const t = useText(busesText);
  return (
    <ul className="provider-coaches num">
      {coaches.map(({ coachId, number, type, seats }) => (
        <li key={coachId}>
          <b>{number}</b>
          <span className="small muted">
            {type} · {t.coachSeats(seats)}
          </span>
        </li>
      ))}
    </ul>
  );
};
