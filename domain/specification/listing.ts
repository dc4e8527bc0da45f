import type { AddBusInput } from '../add-bus/add-bus-input.ts';
import { type CoachType, coachTypeNames, coachTypes } from '../fleet/coach.ts';
import type { TemplateId } from '../fleet/seat-plan-templates.ts';
import type { ListingInput } from './bus-api.ts';

/** Seat plans of the capacities that the specification names: rows of one and two seats for 27, of two and two for 36. */
const planOf: Record<`${ListingInput['SeatCapacity']}`, TemplateId> = {
  27: 'business-27',
  36: 'economy-36',
};

/** Returns the coach type of a client's word; undefined where the word leaves the choice open. */
export const coachTypeOf = (word: string | undefined): CoachType | undefined =>
  coachTypes.find((type) => coachTypeNames[type].en === word);

type Asked = Readonly<Record<'from' | 'to' | 'date', string | null>>;

/** Tells whether a search still has the initial values of the specification's boxes: From, To, or no date. */
export const isPlaceholder = ({ from, to, date }: Asked): boolean =>
  date === '' || [from, to].some((place) => place === '' || place === 'From' || place === 'To');

type Beside = Pick<AddBusInput, 'key' | 'image'>;

/** Converts a listing into the input of the portal's own form. */
export const typedBusOf = (listing: ListingInput, { key, image }: Beside): AddBusInput => ({
  key,
  busName: listing.BusName,
  busNumber: listing.BusNumber,
  date: listing.Date.slice(0, 10),
  from: listing.From,
  destination: listing.To,
  reportingTime: listing.ReportingTime,
  departureTime: listing.DepartureTime,
  fare: String(listing.Fare),
  coachType: coachTypeOf(listing.CoachType) ?? '',
  seatPlan: planOf[listing.SeatCapacity],
  image,
});

/**
 * Specification's field for each field of the portal's form; where a listing lacks the field, the one that causes its
 * faults.
 */
const fieldNames: Readonly<Record<string, keyof ListingInput>> = {
  busName: 'BusName',
  busNumber: 'BusNumber',
  date: 'Date',
  from: 'From',
  destination: 'To',
  reportingTime: 'ReportingTime',
  departureTime: 'DepartureTime',
  arrivalTime: 'To',
  fare: 'Fare',
  coachType: 'CoachType',
  seatPlan: 'SeatCapacity',
};

/** Renames the faults of a listing to the fields that its client knows. */
export const listingFaults = (faults: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [fieldNames[field] ?? field, fault]));
