import { createRoute, z } from '@hono/zod-openapi';
import { answers, body, calledBy } from '../contract.ts';
import { describedDate } from '../dhaka-date.ts';
import { coachTypeNames, coachTypes } from '../fleet/coach.ts';
import { RowId } from '../row-id.ts';
import { highestFareTaka } from '../schedule/schedule-limits.ts';
import { Clock, CoachNumber, CompanyName, Inserted, PlaceName, Short } from './shapes.ts';

const tags = ['available-bus'];

/** Words for coach types: AC, Non AC. */
const coachTypeWords = coachTypes.map((type) => coachTypeNames[type].en);
const CoachTypeWord = z.enum(coachTypeWords);

/** A trip as the specification's clients read it. Times as people say them: 11:00 pm; Fare in taka. */
export const TripRecord = z
  .object({
    _id: RowId,
    BusName: z.string(),
    /** Name of the company, which may differ from that of its bus. */
    provider: z.string(),
    BusNumber: z.string(),
    CoachType: CoachTypeWord,
    Date: z.iso.date(),
    DepartureTime: z.string(),
    Facilities: z.array(z.string()),
    Fare: z.number(),
    From: z.string(),
    ReportingTime: z.string(),
    SeatCapacity: z.int(),
    To: z.string(),
    created_at: z.iso.datetime(),
    SeatCombination: z.array(z.object({ SeatNumber: z.string() })),
  })
  .openapi('AvailableBus');
export type TripRecord = z.infer<typeof TripRecord>;

/** Seat capacity, as a number or as the text that a form sends. */
const Capacity = z.union([z.literal(27), z.literal(36), z.enum(['27', '36'])]);

/** Bus as its provider lists it. provider is a name for people; the company is that of the account. */
const ListingInput = z.strictObject({
  email: Short,
  provider: Short.optional(),
  BusName: CompanyName,
  BusNumber: CoachNumber,
  /** Date such as 2026-11-27; anything after the first ten characters is ignored. */
  Date: z.string().max(40).meta(describedDate),
  DepartureTime: Clock,
  ReportingTime: Clock,
  From: PlaceName,
  To: PlaceName,
  /** Fare in whole taka. */
  Fare: z.union([
    z.number().min(0).max(1_000_000).meta({ type: 'integer', minimum: 1, maximum: highestFareTaka }),
    z.string().max(20).meta({ pattern: '^[1-9১-৯][0-9০-৯]{0,3}$' }),
  ]),
  CoachType: CoachTypeWord,
  SeatCapacity: Capacity,
});
export type ListingInput = z.infer<typeof ListingInput>;

export const listBusCall = createRoute({
  operationId: 'listBus',
  method: 'post',
  path: '/available-bus',
  tags,
  ...calledBy('operatorOwner'),
  summary: 'Put a bus of the own, verified company on sale, with the picture that was uploaded last',
  description:
    'The same listing sent twice makes one bus. A place where the company has no counter yet gets one under the ' +
    'number of the account, else under that of the call center.',
  request: { body: body(ListingInput) },
  responses: answers(
    Inserted,
    'sign-in-required',
    'second-factor-required',
    'not-allowed',
    'not-found',
    'operator-unverified',
    'key-reused',
  ),
});

export const fromAndToCall = createRoute({
  operationId: 'fromAndTo',
  method: 'get',
  path: '/available-bus/from-and-to',
  tags,
  ...calledBy('everybody'),
  summary: 'The places that buses connect, the busiest connection first',
  responses: answers(z.object({ data: z.array(z.object({ From: z.string(), To: z.string() })) })),
});

export const searchDataCall = createRoute({
  operationId: 'searchData',
  method: 'get',
  path: '/available-bus/search-data/',
  tags,
  ...calledBy('everybody'),
  summary:
    'The trips between two places on a date; none while a place is still From or To, or the date empty',
  request: {
    query: z.strictObject({
      date: Short.optional().openapi({ ...describedDate, param: { required: true } }),
      from: PlaceName.optional().openapi({ param: { required: true } }),
      to: PlaceName.optional().openapi({ param: { required: true } }),
      /** Coach type, AC or Non AC; either where it is left out or is the box's own "Coach Type". */
      coachType: z.enum(['', 'Coach Type', ...coachTypeWords]).optional(),
    }),
  },
  responses: answers(z.object({ data: z.array(TripRecord) })),
});

const Picture = z
  .custom<File>((value) => value instanceof File)
  .openapi({ type: 'string', format: 'binary' });

export const uploadImageCall = createRoute({
  operationId: 'uploadImage',
  method: 'post',
  path: '/1/upload',
  tags,
  ...calledBy('operatorOwner'),
  summary:
    'Upload the picture of a bus, JPEG, PNG or WebP of at most 5 MB; the next listing within the hour takes it',
  request: {
    query: z.strictObject({
      /** Key that image hosts require; ignored here. */
      key: Short.optional(),
    }),
    body: {
      required: true,
      content: {
        'multipart/form-data': { schema: z.strictObject({ image: Picture, name: Short.optional() }) },
      },
    },
  },
  responses: answers(
    z.object({
      data: z.object({ id: RowId, url: z.url(), display_url: z.url() }),
      success: z.literal(true),
      status: z.literal(200),
    }),
    'sign-in-required',
    'second-factor-required',
    'not-allowed',
    'not-found',
    'too-many-tries',
  ),
});
