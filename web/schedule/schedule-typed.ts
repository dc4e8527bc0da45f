import { longestScheduleText, type ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';

const cut = (value: unknown): string => String(value ?? '').slice(0, longestScheduleText);

const faresOf = (form: FormData, prefix: string): Record<string, string> =>
  Object.fromEntries(
    [...form.entries()].flatMap(([name, value]) =>
      name.startsWith(prefix) && String(value).trim() ? [[name.slice(prefix.length), cut(value)]] : [],
    ),
  );

/** Reads the form of a schedule; fields that the form does not show keep their value. */
export const readScheduleForm = (form: FormData, before: ScheduleTyped): ScheduleTyped => {
  const text = (name: keyof ScheduleTyped) => {
    const value = form.get(name);
    return value === null ? String(before[name]) : cut(value);
  };
  const chosen = { routeId: text('routeId'), coachId: text('coachId') };
  if (!form.has('departureTime')) return { ...before, ...chosen };
  const all = (name: string) => form.getAll(name).map(cut);
  const times = all('otherTime');
  return {
    ...chosen,
    departureTime: text('departureTime'),
    reportingMinutes: text('reportingMinutes'),
    weekdays: all('weekdays').map(Number),
    from: text('from'),
    until: text('until'),
    datesOff: all('datesOff').filter(Boolean),
    extraDates: all('extraDates').filter(Boolean),
    otherTimes: all('otherDate')
      .map((date, at) => ({ date, time: times[at] ?? '' }))
      .filter(({ date, time }) => date || time),
    fares: faresOf(form, 'fare:'),
    windows: all('window').map((at) => ({
      name: cut(form.get(`window${at}:name`)),
      from: cut(form.get(`window${at}:from`)),
      until: cut(form.get(`window${at}:until`)),
      fares: faresOf(form, `window${at}:fare:`),
    })),
  };
};
