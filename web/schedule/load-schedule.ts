import type { RequestContext } from '#ctx';
import { notFoundPage } from '../shell/form-answer.ts';

type Asked = {
  /** Schedule id of the address, or "new". */
  asked: string;
  /** Generated id for a new schedule. */
  drawn: string;
  searchParams: URLSearchParams;
};

/** Loads a schedule as it was last typed, a new one, or a new one as a copy of another (from). */
export const loadSchedule = async (
  { portal, actor }: Pick<RequestContext, 'portal' | 'actor'>,
  { asked, drawn, searchParams }: Asked,
) => {
  const isNew = asked === 'new';
  const scheduleId = isNew ? searchParams.get('from') : asked;
  const schedule = await portal.schedule
    .viewSchedule(actor, scheduleId ? { scheduleId } : null)
    .catch(notFoundPage);
  const { routes, ...shown } = schedule;
  // A copy begins today and has none of the original's dates.
  const copied = { from: schedule.today, until: '', datesOff: [], extraDates: [], otherTimes: [] };
  return {
    ...shown,
    scheduleId: isNew ? drawn : asked,
    state: isNew ? ('new' as const) : schedule.state,
    typed: isNew ? { ...schedule.typed, ...copied } : schedule.typed,
    faults: searchParams.has('check') ? schedule.faults : {},
    checked: searchParams.has('check'),
    routes: routes.map(({ routeId, name, stops }) => ({
      routeId,
      name,
      via: stops.slice(1, -1).map((stop) => stop.name),
    })),
  };
};

export type LoadedSchedule = Awaited<ReturnType<typeof loadSchedule>>;
