import { digits } from '@poth/domain/language.ts';
import type { InvariantHealth } from '@poth/domain/back-office/health.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { healthText, tookText } from './health-text.ts';
import { momentText } from '../text/moment.ts';
import styles from './admin.module.css';

/** Most wrong rows that are kept; there may be more. */
const mostRows = 20;

const Result = ({ check }: { check: InvariantHealth }) => {
  const t = useText(healthText);
  const language = useLanguage();
  const { found, broken, brokenSince } = check;
  if (found === 0) return <span className="desk-state">{t.holds}</span>;
  return (
    <div>
      <span className="desk-state" data-tone="off">
        {t.rows(digits(found >= mostRows ? `${found}+` : found, language))}
      </span>{' '}
      {brokenSince && <span className="small muted">{t.since(momentText(brokenSince, language))}</span>}
      <details>
        <summary className="link">{t.showRows}</summary>
        <ul className={styles.tail} lang="en">
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

/** Every invariant as it was found last; broken ones first. */
export const HealthChecks = ({ checks, says }: { checks: readonly InvariantHealth[]; says: string }) => {
  const t = useText(healthText);
  const language = useLanguage();
  const rows = checks.toSorted((one, other) => Number(other.found > 0) - Number(one.found > 0));
  return (
    <section className={styles.section} aria-labelledby="invariants">
      <h2 id="invariants">{t.invariants}</h2>
      <p className={`muted small ${styles.says}`}>{says}</p>
      {rows.length > 0 && (
        <table className={`desk-table ${styles.table}`}>
          <thead>
            <tr>
              {[t.columns.invariant, t.columns.result, t.columns.at, t.columns.took].map((label) => (
                <th key={label} scope="col">
                  {label}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((check) => (
              <tr key={check.invariant}>
                <td data-label={t.columns.invariant}>
                  <div>
                    {check.invariant}
                    <div className="small muted" lang="en">
                      {check.says}
                    </div>
                  </div>
                </td>
                <td data-label={t.columns.result}>
                  <Result check={check} />
                </td>
                <td data-label={t.columns.at} className="num">
                  {momentText(check.checkedAt, language)}
                </td>
                <td data-label={t.columns.took} className="num">
                  {tookText(check.tookMs, language)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
};
