import { formatDuration } from '@poth/domain/dhaka.ts';
import { countText, digits } from '@poth/domain/language.ts';
import type { OperatorVoice } from '@poth/domain/feedback/report.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { voiceDeskText } from './desk-text.ts';
import { momentText } from '../text/moment.ts';
import styles from './desk.module.css';

/** How each company deals with what its passengers report. */
export const OperatorsTable = ({ operators }: { operators: readonly OperatorVoice[] }) => {
  const t = useText(voiceDeskText).operators;
  const language = useLanguage();
  return (
    <table className={`desk-table ${styles.operators}`}>
      <thead>
        <tr>
          {[t.operator, t.waiting, t.reported, t.median].map((label) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {operators.map(({ operatorId, name, waiting, waitsSince, reported, medianMinutes }) => (
          <tr key={operatorId}>
            <td data-label={t.operator}>
              <LocalLink className="link" to={`/allBusProviderList/${operatorId}`}>
                {name[language]}
              </LocalLink>
            </td>
            <td data-label={t.waiting} className="num">
              <span>
                {waiting > 0 ? (
                  <span className="desk-state" data-tone="late">
                    {countText(waiting, language)}
                  </span>
                ) : (
                  digits(0, language)
                )}{' '}
                {waitsSince && (
                  <span className="small muted">{t.since(momentText(waitsSince, language))}</span>
                )}
              </span>
            </td>
            <td data-label={t.reported} className="num">
              {countText(reported, language)}
            </td>
            <td data-label={t.median} className="num">
              {medianMinutes === null ? t.noAnswer : formatDuration(medianMinutes, language)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
