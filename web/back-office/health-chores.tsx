import { digits } from '@poth/domain/language.ts';
import type { ChoreRun } from '@poth/domain/back-office/health.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { choreName, healthText, tookText } from './health-text.ts';
import { momentText } from '../text/moment.ts';
import styles from './admin.module.css';

/** Lists the chores and their last runs. */
export const HealthChores = ({ chores }: { chores: readonly ChoreRun[] }) => {
  const t = useText(healthText);
  const language = useLanguage();
  const { columns } = t;
  return (
    <section className={styles.section} aria-labelledby="chores">
      <h2 id="chores">{t.chores}</h2>
      <p className={`muted small ${styles.says}`}>{t.choresHere}</p>
      <table className="desk-table">
        <thead>
          <tr>
            {[columns.chore, columns.every, columns.ran, columns.failed].map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {chores.map(({ name, everyMs, ranAt, tookMs, failedAt, failure }) => (
            <tr key={name}>
              <td data-label={columns.chore}>{choreName(name, language)}</td>
              <td data-label={columns.every} className="num">
                {everyMs < 60_000
                  ? t.seconds(digits(everyMs / 1000, language))
                  : t.minutes(digits(everyMs / 60_000, language))}
              </td>
              <td data-label={columns.ran} className="num">
                {ranAt ? `${momentText(ranAt, language)} · ${tookText(tookMs ?? 0, language)}` : t.never}
              </td>
              <td data-label={columns.failed}>
                {failedAt ? (
                  <div className={styles.tail}>
                    {momentText(failedAt, language)} · <span lang="en">{failure}</span>
                  </div>
                ) : (
                  <span className="muted">{t.nothing}</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
