import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits } from '@poth/domain/language.ts';
import type { ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';
import { useLanguage } from '../text/language.ts';
import { useText } from '../text/texts.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { Field } from '../ui/field.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { LoadedSchedule } from './load-schedule.ts';
import { scheduleText } from './text.ts';
import styles from './schedule.module.css';

type RunCardProps = {
  schedule: Pick<LoadedSchedule, 'routes' | 'coaches' | 'route' | 'coach'>;
  given: ScheduleTyped;
  /** As the fields stand now. */
  typed: ScheduleTyped;
  said: (field: string) => string | undefined;
  busy: boolean;
};

/** Card of the coach, its route and hour; the hour is asked once both are chosen. */
export const RunCard = ({ schedule, given, typed, said, busy }: RunCardProps) => {
  const t = useText(scheduleText).form;
  const language = useLanguage();
  const { routes, coaches, route, coach } = schedule;
  const open = route && coach;
  return (
    <Card className={styles.card}>
      <h2>{t.what}</h2>
      <div className={styles.fields}>
        <Field label={t.route} error={said('route')}>
          {(control) => (
            <select name="routeId" defaultValue={given.routeId} {...control}>
              <option value="">{t.choose}</option>
              {routes.map(({ routeId, name, via }) => (
                <option key={routeId} value={routeId}>
                  {name[language].replaceAll('-', ' – ')}
                  {via.length > 0 && ` (${via.map((place) => place[language]).join(', ')})`}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label={t.coach} error={said('coach')}>
          {(control) => (
            <select name="coachId" defaultValue={given.coachId} {...control}>
              <option value="">{t.choose}</option>
              {coaches.map(({ coachId, coachNumber, coachType, coachClass }) => (
                <option key={coachId} value={coachId}>
                  {coachNumber} · {coachName(coachType, coachClass)[language]}
                </option>
              ))}
            </select>
          )}
        </Field>
        {open && (
          <>
            <TextField
              label={t.departure}
              error={said('departureTime')}
              name="departureTime"
              defaultValue={digits(given.departureTime, language)}
              placeholder={t.departureExample}
              autoComplete="off"
            />
            <TextField
              label={t.reporting}
              hint={t.reportingHint}
              error={said('reportingMinutes')}
              name="reportingMinutes"
              defaultValue={digits(given.reportingMinutes, language)}
              inputMode="numeric"
              autoComplete="off"
            />
          </>
        )}
      </div>
      {!open && <p className="muted">{t.first}</p>}
      {(!open || typed.routeId !== route.routeId || typed.coachId !== coach.coachId) && (
        <Button look={open ? 'green' : 'go'} name="intent" value="choose" busy={busy}>
          {t.goOn}
        </Button>
      )}
    </Card>
  );
};
