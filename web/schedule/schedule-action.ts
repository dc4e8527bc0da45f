import { readFare } from '@poth/domain/schedule/read-fare.ts';
import { fillFares } from '@poth/domain/schedule/type-schedule.ts';
import { redirect } from 'react-router';
import type { RequestContext } from '#ctx';
import { notFoundPage, refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { languageOf, localPath } from '../text/language.ts';
import { readScheduleForm } from './schedule-typed.ts';

/** Does what the form of a schedule asks: keep the draft and go on, look at what it brings, drop it, retire the schedule. */
export const answerSchedule = async (values: RequestContext, asked: string, request: Request) => {
  const { portal, actor } = values;
  const language = languageOf(request);
  const form = await request.formData();
  const [intent, at = ''] = String(form.get('intent') ?? 'save').split(':');
  const scheduleId = asked === 'new' ? String(form.get('scheduleId') ?? '') : asked;
  const copyOf = asked === 'new' ? new URL(request.url).searchParams.get('from') : scheduleId;
  const to = (path: string) => redirect(localPath(language, path), 303);
  const known = await portal.schedule
    .viewSchedule(actor, copyOf ? { scheduleId: copyOf } : null)
    .catch(notFoundPage);
  let typed = readScheduleForm(form, known.typed);
  try {
    if (intent === 'retire' || intent === 'drop') {
      await portal.schedule[intent === 'retire' ? 'retireSchedule' : 'dropSchedule'](actor, { scheduleId });
      leaveNotice(values, 'saved');
      return to('/schedules');
    }
    if (intent === 'add-window')
      typed = { ...typed, windows: [...typed.windows, { name: '', from: '', until: '', fares: {} }] };
    if (intent === 'remove-window')
      typed = { ...typed, windows: typed.windows.filter((_, window) => window !== Number(at)) };
    if (intent === 'fill' && known.route && known.coach)
      typed = fillFares(typed, known.route.stops, known.coach.classes, readFare);
    await portal.schedule.saveSchedule(actor, { scheduleId, typed });
    if (intent === 'preview') return to(`/schedules/${scheduleId}/preview`);
    if (intent === 'save') leaveNotice(values, 'saved');
    const place =
      intent === 'add-window' ? `#window-${typed.windows.length - 1}` : intent === 'fill' ? '#fares' : '';
    return to(`/schedules/${scheduleId}${place}`);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};
