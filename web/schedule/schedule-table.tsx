import { useText } from '../text/texts.ts';
import { ButtonLink } from '../ui/button.tsx';
import type { ScheduleView } from './schedule-view.ts';
import { scheduleText } from './text.ts';
import styles from './schedule.module.css';

const tones = { running: undefined, over: 'quiet', retired: 'quiet' } as const;

/** Schedules, a line each: what runs when, and what is on sale of it. */
export const ScheduleTable = ({ schedules }: { schedules: readonly ScheduleView[] }) => {
  const t = useText(scheduleText);
  const { route, leaves, coach, days, next, state, action } = t.columns;
  return (
    <table className="desk-table num">
      <thead>
        <tr>
          {[route, leaves, coach, days, next, state, action].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {schedules.map((one) => {
          const ofIt = <span className="visually-hidden">{t.of(`${one.route} ${one.leaves}`)}</span>;
          return (
            <tr key={one.scheduleId}>
              <td data-label={route}>
                <b>{one.route}</b>
              </td>
              <td data-label={leaves}>
                <span className={styles.whole}>{one.leaves}</span>
              </td>
              <td data-label={coach}>
                <span>
                  <span className={styles.whole}>{one.coach}</span>{' '}
                  <span className={`${styles.line} small muted`}>{one.coachType}</span>
                </span>
              </td>
              <td data-label={days}>
                <span className={styles.days}>
                  {one.days} <span className={`${styles.line} small muted`}>{one.span}</span>
                </span>
              </td>
              <td data-label={next}>
                <span className={styles.next}>
                  {one.next} <span className={`${styles.line} small muted`}>{one.published}</span>
                </span>
              </td>
              <td data-label={state}>
                <span className={styles.states}>
                  <span className="desk-state" data-tone={tones[one.state]}>
                    {t.states[one.state]}
                  </span>
                  {one.changed && (
                    <span className="desk-state" data-tone="late">
                      {t.changed}
                    </span>
                  )}
                  {one.unpriced && one.state === 'running' && (
                    <span className="desk-state" data-tone="off">
                      {one.unpriced}
                    </span>
                  )}
                </span>
              </td>
              <td data-label={action}>
                <div className={styles.do}>
                  {one.state !== 'retired' && (
                    <ButtonLink look="line" to={`/schedules/${one.scheduleId}`}>
                      {t.edit}
                      {ofIt}
                    </ButtonLink>
                  )}
                  <ButtonLink look="line" to={`/schedules/new?from=${one.scheduleId}`}>
                    {t.copy}
                    {ofIt}
                  </ButtonLink>
                </div>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
};
