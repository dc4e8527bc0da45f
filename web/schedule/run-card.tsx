import { coachName } from '@poth/domain/fleet/coach.ts';
import type { ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';
import { SubmitButton } from '../shell/action-form.tsx';
import { useLanguage } from '../text/language.ts';
import { routeNameText } from '../text/route-name-text.ts';
import { useText } from '../text/texts.ts';
import { FieldGrid, Row } from '../ui/layout.tsx';
import { Section } from '../ui/section.tsx';
import { SelectField, TextField } from '../ui/text-field.tsx';
import type { LoadedSchedule } from './load-schedule.ts';
import { scheduleText } from './text.ts';

type RunCardProps = {
  schedule: Pick<LoadedSchedule, 'routes' | 'coaches' | 'route' | 'coach'>;
  /** Present values of the fields. */
  typed: ScheduleTyped;
};

/** Card of the coach, its route and departure; the departure is asked once both are chosen. */
export const RunCard = ({ schedule, typed }: RunCardProps) => {
  const t = useText(scheduleText).form;
  const language = useLanguage();
  const { routes, coaches, route, coach } = schedule;
  const open = route && coach;
  return (
    <Section title={t.what}>
      <FieldGrid>
        <SelectField
          label={t.route}
          name="routeId"
          none={t.choose}
          options={routes.map(({ routeId, name, via }) => ({
            value: routeId,
            label:
              routeNameText(name, language) +
              (via.length > 0 ? ` (${via.map((place) => place[language]).join(', ')})` : ''),
          }))}
        />
        <SelectField
          label={t.coach}
          name="coachId"
          none={t.choose}
          options={coaches.map(({ coachId, coachNumber, coachType, coachClass }) => ({
            value: coachId,
            label: `${coachNumber} · ${coachName(coachType, coachClass)[language]}`,
          }))}
        />
        {open && (
          <>
            <TextField label={t.departure} name="departureTime" placeholder={t.departureExample} />
            <TextField
              label={t.reporting}
              hint={t.reportingHint}
              name="reportingMinutes"
              inputMode="numeric"
            />
          </>
        )}
      </FieldGrid>
      {!open && <p className="muted">{t.first}</p>}
      {(!open || typed.routeId !== route.routeId || typed.coachId !== coach.coachId) && (
        <Row>
          <SubmitButton look={open ? 'green' : 'go'} intent="choose" isNamed>
            {t.goOn}
          </SubmitButton>
        </Row>
      )}
    </Section>
  );
};
