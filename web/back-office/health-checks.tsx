import { digits } from '@poth/domain/language.ts';
import type { InvariantHealth } from '@poth/domain/back-office/health.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { healthText, tookText } from './health-text.ts';
import { momentText } from '../text/moment.ts';
import styles from './admin.module.css';
import { Badge } from '../ui/badge.tsx';
import { DataTable } from '../ui/data-table.tsx';
import { Section } from '../ui/section.tsx';

/** Most wrong rows that are kept; there may be more. */
const mostRows = 20;

const Result = ({ check }: { check: InvariantHealth }) => {
  const t = useText(healthText);
  const language = useLanguage();
  const { found, broken, brokenSince } = check;
  if (found === 0) return <Badge>{t.holds}</Badge>;
  return (
    <div>
      <Badge tone="off">{t.rows(digits(found >= mostRows ? `${found}+` : found, language))}</Badge>{' '}
      {brokenSince && <span className="small muted">{t.since(momentText(brokenSince, language))}</span>}
      <details>
        <summary className="link">{t.showRows}</summary>
        <ul className="small" lang="en">
          {broken.map((row) => (
            <li key={JSON.stringify(row)}>
              <code>{JSON.stringify(row)}</code>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
};

/** Lists every invariant with its latest check; broken ones first. */
export const HealthChecks = ({ checks, says }: { checks: readonly InvariantHealth[]; says: string }) => {
  const t = useText(healthText);
  const language = useLanguage();
  const rows = checks.toSorted((one, other) => Number(other.found > 0) - Number(one.found > 0));
  return (
    <Section look="plain" title={t.invariants}>
      <p className="muted small">{says}</p>
      {rows.length > 0 && (
        <DataTable
          className={styles.table}
          rows={rows}
          rowKey={(check) => check.invariant}
          columns={[
            {
              head: t.columns.invariant,
              cell: (check) => (
                <>
                  {check.invariant}
                  <div className="small muted" lang="en">
                    {check.says}
                  </div>
                </>
              ),
            },
            { head: t.columns.result, cell: (check) => <Result check={check} /> },
            { head: t.columns.at, kind: 'num', cell: (check) => momentText(check.checkedAt, language) },
            { head: t.columns.took, kind: 'num', cell: (check) => tookText(check.tookMs, language) },
          ]}
        />
      )}
    </Section>
  );
};
