import { bases, spans } from '@poth/domain/sales-report/period.ts';
import { Form, useNavigation } from 'react-router';
import { localPath, useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Stack } from '../ui/layout.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { TextField } from '../ui/text-field.tsx';
import { useKeptFocus } from '../ui/use-kept-focus.ts';
import { type ReportQuery, reportPath } from './report-query.ts';
import styles from './report.module.css';
import { reportText } from './text.ts';

/** Chooses the period, and the day by which things count; both are in the address, so it works without a script. */
export const PeriodPicker = ({ asked }: { asked: ReportQuery }) => {
  const t = useText(reportText);
  const busy = useNavigation().state === 'loading';
  const { by, span, fault, from, until } = asked;
  const made = `${from} ${until}`;
  const kept = useKeptFocus(made);
  const shown = fault ? asked.typed : { from, until };
  return (
    <Stack className={`${styles.picker} no-print`} gap="s">
      <Tabs
        label={t.bases.label}
        isLabelShown
        tabs={bases.map((one) => ({
          to: reportPath({ ...asked, by: one }),
          label: t.bases[one],
          isHere: one === by,
        }))}
      />
      <Tabs
        label={t.spans.label}
        isLabelShown
        tabs={spans
          .filter((one) => one !== 'custom')
          .map((one) => ({ to: reportPath({ by, span: one }), label: t.spans[one], isHere: one === span }))}
      />
      <Form
        method="get"
        action={localPath(useLanguage(), '/reports')}
        className={styles.days}
        aria-label={t.spans.custom}
        key={made}
        {...kept}
        noValidate
      >
        <input type="hidden" name="span" value="custom" />
        <input type="hidden" name="by" value={by} />
        <TextField
          type="date"
          name="from"
          label={t.spans.from}
          defaultValue={shown.from}
          error={fault && t.spans[fault]}
        />
        <TextField type="date" name="until" label={t.spans.until} defaultValue={shown.until} />
        <Button type="submit" look="green" busy={busy}>
          {t.spans.show}
        </Button>
      </Form>
    </Stack>
  );
};
