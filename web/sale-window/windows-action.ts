import {
  openingWays,
  type OpeningWay,
  type WindowReach,
  type WindowsTyped,
} from '@poth/domain/sale-window/input.ts';
import type { RequestContext } from '../ctx.ts';
import { refuse } from '../shell/form-answer.ts';
import { type ActionArgs, readForm } from '../shell/read-form.ts';
import { languageOf } from '../text/language.ts';
import { windowView } from './windows-view.ts';

const isWay = (text: string): text is OpeningWay => openingWays.some((way) => way === text);

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
export const answerWindowsForm = async (args: ActionArgs, reach: WindowReach) => {
  const { values, text, goBack } = await readForm(args);
  const way = text('way');
  const typed: WindowsTyped = {
    from: text('from', 40),
    until: text('until', 40),
    way: isWay(way) ? way : 'days-before',
    daysBefore: text('daysBefore', 40),
    day: text('day', 40),
    time: text('time', 40),
  };
  try {
    await values.portal.saleWindow.setWindows(values.actor, { reach, ...typed });
    return goBack('saved');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};
