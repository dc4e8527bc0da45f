import { bases, spans } from '@poth/domain/sales-report/period.ts';
import { Form, useNavigation } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { type ReportQuery, reportPath } from './report-query.ts';
import { reportText } from './text.ts';
import styles from './report.module.css';

/**
 * Chooses the days that are looked at, and by which day things count; the address says it, so it works without a
 * script.
 */
export const PeriodPicker = ({ asked }: { asked: ReportQuery }) => {
  const t = useText(reportText);
  const language = useLanguage();
  const busy = useNavigation().state === 'loading';
  const { by, span, from, until, fault, typed } = asked;
  return (
    <div className={`${styles.picker} no-print`}>
      <nav className={styles.chips} aria-label={t.bases.label}>
        <span className="small muted">{t.bases.label}</span>
        {bases.map((one) => (
          <LocalLink
            key={one}
            className={styles.chip}
            to={reportPath({ ...asked, by: one })}
            aria-current={one === by ? 'true' : undefined}
            preventScrollReset
          >
            {t.bases[one]}
          </LocalLink>
        ))}
      </nav>
      <nav className={styles.chips} aria-label={t.spans.label}>
        <span className="small muted">{t.spans.label}</span>
        {spans
          .filter((one) => one !== 'custom')
          .map((one) => (
            <LocalLink
              key={one}
              className={styles.chip}
              to={reportPath({ by, span: one })}
              aria-current={one === span ? 'true' : undefined}
              preventScrollReset
            >
              {t.spans[one]}
            </LocalLink>
          ))}
      </nav>
      <Form
        method="get"
        action={localPath(language, '/reports')}
        className={styles.days}
        aria-label={t.spans.custom}
        key={`${from} ${until}`}
        noValidate
      >
        <input type="hidden" name="span" value="custom" />
        <input type="hidden" name="by" value={by} />
        <Field label={t.spans.from} error={fault && t.spans[fault]}>
          {(control) => (
            <input type="date" name="from" defaultValue={fault ? typed.from : from} {...control} />
          )}
        </Field>
        <Field label={t.spans.until}>
          {(control) => (
            <input type="date" name="until" defaultValue={fault ? typed.until : until} {...control} />
          )}
        </Field>
        <Button type="submit" look="green" busy={busy}>
          {t.spans.show}
        </Button>
      </Form>
    </div>
  );
};
