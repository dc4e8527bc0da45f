import { digits } from '@poth/domain/language.ts';
import type { ChoreRun } from '@poth/domain/back-office/health.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { choreName, healthText, tookText } from './health-text.ts';
import { momentText } from '../text/moment.ts';
import { DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/section.tsx';

/** Lists the chores and their last runs. */
export const HealthChores = ({ chores }: { chores: readonly ChoreRun[] }) => {
  const t = useText(healthText);
  const language = useLanguage();
  const { columns } = t;
  return (
    <Section look="plain" title={t.chores}>
      <p className="muted small">{t.choresHere}</p>
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
                <div className="small">
                  {momentText(failedAt, language)} · <span lang="en">{failure}</span>
                </div>
              ) : (
                <span className="muted">{t.nothing}</span>
              ),
          },
        ]}
      />
    </Section>
  );
};
