import type { AddBusInput } from '../add-bus/add-bus-input.ts';
import { type CoachType, coachTypeNames, coachTypes } from '../fleet/coach.ts';
import type { TemplateId } from '../fleet/seat-plan-templates.ts';
import type { ListingInput } from './bus-api.ts';

/** The capacities that the specification names: one and two seats in a row of three, two and two in a row of four. */
const planOf: Record<`${ListingInput['SeatCapacity']}`, TemplateId> = {
  27: 'business-27',
  36: 'economy-36',
};

/** A coach type by the word that a client sends; undefined where it leaves the choice open. */
export const coachTypeOf = (word: string | undefined): CoachType | undefined =>
  coachTypes.find((type) => coachTypeNames[type].en === word);

type Asked = Readonly<Record<'from' | 'to' | 'date', string | null>>;

/** Whether a search holds what the specification's boxes hold before anything is chosen: From, To, no date. */
export const isPlaceholder = ({ from, to, date }: Asked): boolean =>
  date === '' || [from, to].some((place) => place === '' || place === 'From' || place === 'To');

type Beside = Pick<AddBusInput, 'key' | 'image'>;

/** A listing as the portal's own form would have it. */
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

/** The specification's field for each of the portal's; where a listing has none, the one that is to blame. */
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

/** Faults of a listing, under the names that its client knows. */
export const listingFaults = (faults: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(faults).map(([field, fault]) => [fieldNames[field] ?? field, fault]));
