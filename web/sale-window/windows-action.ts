import {
  openingWays,
  type OpeningWay,
  type WindowReach,
  type WindowsTyped,
} from '@poth/domain/sale-window/input.ts';
import { redirect } from 'react-router';
import type { RequestContext } from '../ctx.ts';
import { refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { languageOf, localPath } from '../text/language.ts';
import { windowView } from './windows-view.ts';

const isWay = (text: string): text is OpeningWay => openingWays.some((way) => way === text);

const readForm = (form: FormData): WindowsTyped => {
  const text = (name: string) => String(form.get(name) ?? '').slice(0, 40);
  const way = text('way');
  return {
    from: text('from'),
    until: text('until'),
    way: isWay(way) ? way : 'days-before',
    daysBefore: text('daysBefore'),
    day: text('day'),
    time: text('time'),
  };
};

/** Loads the dates with windows, of the user's own operator or of all. */
export const loadWindows = async (
  { portal, actor, now }: RequestContext,
  request: Request,
  reach: WindowReach,
) => {
  const rows = await portal.saleWindow.listWindows(actor, { reach });
  return { windows: rows.map((row) => windowView(row, reach, languageOf(request), now)) };
};

/** Handles the form of a range of dates, and the button of one date, which removes its window. */
export const answerWindowsForm = async (
  values: RequestContext,
  request: Request,
  { reach, path }: { reach: WindowReach; path: string },
) => {
  const typed = readForm(await request.formData());
  try {
    await values.portal.saleWindow.setWindows(values.actor, { reach, ...typed });
    leaveNotice(values, 'saved');
    return redirect(localPath(languageOf(request), path), 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};
