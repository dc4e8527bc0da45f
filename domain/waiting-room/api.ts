import { createRoute, z } from '@hono/zod-openapi';
import { answers, body, calledBy } from '../contract.ts';
import { RowId } from '../row-id.ts';
import { PlaceToken } from './input.ts';
import { queueNames } from './place.ts';
import { stages } from './room.ts';
import { placeStates } from './place-position.ts';

const QueueView = z
  .object({
    /** Places in the lot: exact up to 1,024, beyond it to about 3 %. */
    counted: z.int(),
    /** Numbers given since the opening. */
    late: z.int(),
    /** Numbers up to this one may enter. */
    admitted: z.int(),
  })
  .openapi('WaitingQueue');

export const RoomAnswer = z
  .object({
    roomId: RowId,
    serviceDate: z.iso.date(),
    /** Company whose coaches the room guards; null: all companies. */
    operatorId: RowId.nullable(),
    opensAt: z.iso.datetime(),
    stage: z.enum(stages),
    /** SHA-256 of the secret that the lot will be drawn with. */
    commitment: z.string(),
    /** Source of the lot's public value, if it takes one, and the time until which the lot waits for it. */
    valueSource: z.string().nullable(),
    valueUntil: z.iso.datetime(),
    publicValue: z.string().nullable(),
    seed: z.string().nullable(),
    drawnAt: z.iso.datetime().nullable(),
    /** Time of the first admission, once all have had time to learn their number; null until the lot is drawn. */
    admitsFrom: z.iso.datetime().nullable(),
    queues: z.object({ proven: QueueView, unproven: QueueView }),
    /** Numbers admitted per second, lately. */
    perSecond: z.number(),
    seatsFree: z.int().nullable(),
    now: z.iso.datetime(),
    /** Seconds after which to ask again, and up to a half longer, so that not all ask at once. */
    lookAgainSeconds: z.int(),
  })
  .openapi('WaitingRoom');

const StandingAnswer = z
  .object({
    state: z.enum(placeStates),
    queue: z.enum(queueNames),
    number: z.int().nullable(),
    /** Numbers before it that wait. */
    ahead: z.int().nullable(),
    secondsToGo: z.int().nullable(),
    lookAgainSeconds: z.int(),
  })
  .openapi('Standing');

const room = { params: z.object({ roomId: RowId }) };
const placeHeld = z.strictObject({ place: PlaceToken });

export const listRoomsCall = createRoute({
  operationId: 'listWaitingRooms',
  tags: ['waiting-rooms'],
  method: 'get',
  path: '/waiting-rooms',
  ...calledBy('everybody'),
  summary: 'The waiting rooms that are ahead or open',
  responses: answers(z.object({ rooms: z.array(RoomAnswer) })),
});

export const viewRoomCall = createRoute({
  operationId: 'viewWaitingRoom',
  tags: ['waiting-rooms'],
  method: 'get',
  path: '/waiting-rooms/{roomId}',
  ...calledBy('everybody'),
  summary: 'How far a waiting room has come; the same bytes for everybody',
  description:
    'A place with a number up to queues.….admitted may enter. Ask for this, and not for the place, while you wait: it is ' +
    'answered from memory. A number of the proven queue goes before every number of the unproven one.',
  request: room,
  responses: answers(RoomAnswer, 'not-found'),
});

export const takePlaceCall = createRoute({
  operationId: 'takeWaitingPlace',
  tags: ['waiting-rooms'],
  method: 'post',
  path: '/waiting-rooms/{roomId}/places',
  ...calledBy('buyer'),
  summary: 'Take a place in a waiting room: what to do when holding seats answers waiting-room',
  description:
    'Who comes before the opening is in the lot, who comes later is numbered by arrival. An account with a number, or a ' +
    'buyer who has proved one (POST /api/buyers/number, then hasProvenNumber here), has one place by that number; others ' +
    'have one by their token and come after them. Keep the token of the place: nobody can look it up.',
  request: {
    ...room,
    body: body(z.strictObject({ place: PlaceToken.nullish(), hasProvenNumber: z.boolean().default(false) })),
  },
  responses: answers(
    z.object({
      ...StandingAnswer.shape,
      /** The token of the place. */
      place: z.string(),
      /** Id of the place, by which its order can be checked once the lot is drawn. */
      placeId: z.string(),
      until: z.iso.datetime(),
    }),
    'not-found',
    'room-over', // hold the seats right away
  ),
});

export const viewPlaceCall = createRoute({
  operationId: 'viewWaitingPlace',
  tags: ['waiting-rooms'],
  method: 'post',
  path: '/waiting-rooms/{roomId}/places/view',
  ...calledBy('everybody'),
  summary: 'How a place stands: its number, those ahead, the time to go',
  request: { ...room, body: body(placeHeld) },
  responses: answers(StandingAnswer, 'not-found', 'waiting-place-unknown'),
});

export const enterSaleCall = createRoute({
  operationId: 'enterSale',
  tags: ['waiting-rooms'],
  method: 'post',
  path: '/waiting-rooms/{roomId}/passes',
  ...calledBy('buyer'),
  summary:
    'Enter with an admitted place: a pass for its date, to be sent in the header x-poth-pass when holding seats',
  request: { ...room, body: body(placeHeld) },
  responses: answers(
    z.object({ pass: z.string(), until: z.iso.datetime() }),
    'not-found',
    'waiting-place-unknown',
    'waiting-room', // not admitted yet
    'waiting-place-used', // another buyer has entered with it
  ),
});

export const viewLotCall = createRoute({
  operationId: 'viewLot',
  tags: ['waiting-rooms'],
  method: 'get',
  path: '/waiting-rooms/{roomId}/lot',
  ...calledBy('everybody'),
  summary: 'All that a lot was drawn of, to check it: docs/check-lot.mjs does',
  request: room,
  responses: answers(
    z.object({
      commitment: z.string(),
      secret: z.string(),
      publicValue: z.string().nullable(),
      /** The smallest hashes of the places of each queue, by which the places are counted. */
      provenSmallest: z.array(z.number()),
      unprovenSmallest: z.array(z.number()),
      seed: z.string(),
    }),
    'not-found',
    'lot-not-drawn',
  ),
});
