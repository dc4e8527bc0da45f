import { useText } from '../text/texts.ts';
import type { CoachView } from './buses-view.ts';
import { busesText } from './provider-text.ts';
import styles from './buses.module.css';

/** List of a company's coaches. */
export const BusesCoaches = ({ coaches, more }: { coaches: readonly CoachView[]; more: boolean }) => {
  const t = useText(busesText);
  return (
    <ul className={`${styles.providerCoaches} num`}>
      {coaches.map(({ coachId, number, type, seats, image }) => (
        <li key={coachId} className="tile">
          {image && <img src={image} alt="" loading="lazy" width={300} height={170} />}
          <b>{number}</b>
          <span className="small muted">
            {type} · {t.coachSeats(seats)}
          </span>
        </li>
      ))}
      {more && <li className="tile muted">{t.moreCoaches}</li>}
    </ul>
  );
};
