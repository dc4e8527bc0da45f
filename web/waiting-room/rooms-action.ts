import { formatDate } from '@poth/domain/dhaka.ts';
import { countText } from '@poth/domain/language.ts';
import { lastNumberOf, type Stage, waitingPlacesOf } from '@poth/domain/waiting-room/room.ts';
import type { DhakaDate } from '@poth/domain/dhaka-date.ts';
import type { RequestContext } from '#ctx';
import { refuse } from '../shell/form-answer.ts';
import { type ActionArgs, readForm } from '../shell/read-form.ts';
import { languageOf } from '../text/language.ts';
import { momentText } from '../text/moment.ts';

export type DeskRoomView = {
  serviceDate: string;
  date: string;
  opensAt: string;
  roomId: string | null;
  isOn: boolean;
  stage: Stage;
  waiting: string;
  admitted: string;
  canSwitch: boolean;
  canAnnounce: boolean;
  takesValue: boolean;
};
/** A form of an opening as it was sent. */
export type RoomTyped = Record<'intent' | 'serviceDate' | 'valueSource' | 'value', string>;

type Reach = 'own' | 'all';
type Asking = Pick<RequestContext, 'portal' | 'actor' | 'now'>;

/** Loads the openings of a desk with their rooms. */
export const loadRooms = async ({ portal, actor, now }: Asking, request: Request, reach: Reach) => {
  const language = languageOf(request);
  const rooms = await portal.waitingRoom.listDeskRooms(actor, { reach });
  return {
    rooms: rooms.map(({ serviceDate, opensAt, room, isOn }): DeskRoomView => {
      const queues = room ? [room.queues.proven, room.queues.unproven] : [];
      const isAhead = opensAt > now;
      const sum = (numbers: number[]) =>
        countText(
          numbers.reduce((all, one) => all + one, 0),
          language,
        );
      return {
        serviceDate,
        date: formatDate(serviceDate as DhakaDate, language, 'long'),
        opensAt: momentText(opensAt, language),
        roomId: room?.roomId ?? null,
        isOn,
        stage: room?.stage ?? 'off',
        waiting: sum(queues.map(waitingPlacesOf)),
        admitted: sum(queues.map((queue) => Math.min(queue.admitted, lastNumberOf(queue)))),
        canSwitch: isAhead || (isOn && room?.stage !== 'off'),
        canAnnounce: isAhead && isOn && room?.valueSource === null,
        takesValue: room?.stage === 'drawing' && room.valueSource !== null && room.publicValue === null,
      };
    }),
  };
};

/** Handles the forms of a desk's rooms. */
export const answerRoomsForm = async (args: ActionArgs, reach: Reach) => {
  const { values, text, fields, goBack } = await readForm(args);
  const { portal, actor } = values;
  const typed: RoomTyped = fields(['intent', 'serviceDate', 'valueSource', 'value']);
  const { intent, serviceDate, valueSource, value } = typed;
  try {
    if (intent === 'value') await portal.waitingRoom.enterValue(actor, { roomId: text('roomId'), value });
    else
      await portal.waitingRoom.switchRoom(actor, { serviceDate, reach, isOn: intent !== 'off', valueSource });
    return goBack();
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};
