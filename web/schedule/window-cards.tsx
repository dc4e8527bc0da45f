import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { longestScheduleText, type ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';
import type { PlannedRoute } from '@poth/domain/network/network.ts';
import type { CoachToRun } from '@poth/domain/schedule/schedule.ts';
import { SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Row, Stack } from '../ui/layout.tsx';
import { TextField } from '../ui/text-field.tsx';
import { FareTable } from './fare-table.tsx';
import { scheduleText } from './text.ts';
import styles from './schedule.module.css';

type WindowCardsProps = {
  route: PlannedRoute;
  coach: CoachToRun;
  today: DhakaDate;
  typed: ScheduleTyped;
  faults: Readonly<Record<string, string>>;
  said: (field: string) => string | undefined;
};

/** Cards of dated fares, as for Eid, each with its first and last day and its fares. */
export const WindowCards = ({ typed, said, ...table }: WindowCardsProps) => {
  const t = useText(scheduleText).form;
  const language = useLanguage();
  return typed.windows.map((window, at) => {
    const prefix = `window${at}:`;
    const title = window.name || t.window(digits(at + 1, language));
    const error = said(`windows.${at}`);
    return (
      // oxlint-disable-next-line react/no-array-index-key -- a window has no other key
      <Stack key={at} className={styles.window}>
        <input type="hidden" name="window" value={at} />
        <Row isSpread>
          <h3 id={`window-${at}`} tabIndex={-1}>
            {title}
          </h3>
          <SubmitButton intent={`remove-window:${at}`} isNamed look="line" small>
            {t.removeWindow}
            <span className="visually-hidden">: {title}</span>
          </SubmitButton>
        </Row>
        <div className={styles.windowDates}>
          <TextField
            label={t.windowName}
            error={error}
            name={`${prefix}name`}
            defaultValue={window.name}
            placeholder={t.windowExample}
            maxLength={longestScheduleText}
            autoComplete="off"
          />
          <TextField label={t.from} type="date" name={`${prefix}from`} defaultValue={window.from} />
          <TextField label={t.lastDay} type="date" name={`${prefix}until`} defaultValue={window.until} />
        </div>
        <FareTable
          {...table}
          caption={title}
          prefix={`${prefix}fare:`}
          typed={window.fares}
          usual={typed.fares}
          field={`windows.${at}`}
        />
      </Stack>
    );
  });
};
