import { digits } from '@poth/domain/language.ts';
import type { ChoreRun } from '@poth/domain/back-office/health.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { choreName, healthText, tookText } from './health-text.ts';
import { momentText } from '../text/moment.ts';
import styles from './admin.module.css';
import { DataTable } from '../ui/data-table.tsx';

/** Lists the chores and their last runs. */
export const HealthChores = ({ chores }: { chores: readonly ChoreRun[] }) => {
  const t = useText(healthText);
  const language = useLanguage();
  const { columns } = t;
  return (
    <section className={styles.section} aria-labelledby="chores">
      <h2 id="chores">{t.chores}</h2>
      <p className={`muted small ${styles.says}`}>{t.choresHere}</p>
      <DataTable
        rows={chores}
        rowKey={({ name }) => name}
        columns={[
          { head: columns.chore, cell: ({ name }) => choreName(name, language) },
          {
            head: columns.every,
            kind: 'num',
            cell: ({ everyMs }) =>
              everyMs < 60_000
                ? t.seconds(digits(everyMs / 1000, language))
                : t.minutes(digits(everyMs / 60_000, language)),
          },
          {
            head: columns.ran,
            kind: 'num',
            cell: ({ ranAt, tookMs }) =>
              ranAt ? `${momentText(ranAt, language)} · ${tookText(tookMs ?? 0, language)}` : t.never,
          },
          {
            head: columns.failed,
            cell: ({ failedAt, failure }) =>
              failedAt ? (
                <div className={styles.tail}>
                  {momentText(failedAt, language)} · <span lang="en">{failure}</span>
                </div>
              ) : (
                <span className="muted">{t.nothing}</span>
              ),
          },
        ]}
      />
    </section>
  );
};
