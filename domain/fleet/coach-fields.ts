import { longestBusName } from '../operator/application.ts';
import { normaliseRegisteredNumber, normaliseLine } from '../typed-line.ts';
import { type Amenity, amenities, coachTypes, usualFacilities } from './coach.ts';

export const longestCoachNumber = 20;

export type CoachFieldsTyped = {
  coachNumber: string;
  busName: string;
  coachType: string;
  /** Null takes the usual facilities of the coach type. */
  facilities: readonly string[] | null;
};

/** Fields of a coach that can be invalid. */
export type CoachField = Exclude<keyof CoachFieldsTyped, 'facilities'>;

export type CoachFieldFault =
  | 'bus-number-missing'
  | 'bus-number-long'
  | 'bus-number-wrong'
  | 'bus-name-long'
  | 'coach-type-missing';

/** Normalises a coach's registration number as it is stored. */
export const busNumberOf = normaliseRegisteredNumber;

/** Reads a coach's number, name, type and facilities, with the faults by field. */
export const readCoachFields = (typed: CoachFieldsTyped) => {
  const faults: Partial<Record<CoachField, CoachFieldFault>> = {};
  const coachNumber = busNumberOf(typed.coachNumber);
  const busName = normaliseLine(typed.busName);
  if (!coachNumber) faults.coachNumber = 'bus-number-missing';
  else if (coachNumber.length > longestCoachNumber) faults.coachNumber = 'bus-number-long';
  else if (!/^[\p{L}\p{M}\d][\p{L}\p{M}\d /-]*$/u.test(coachNumber)) faults.coachNumber = 'bus-number-wrong';
  if ([...busName].length > longestBusName) faults.busName = 'bus-name-long';
  const coachType = coachTypes.find((type) => type === typed.coachType);
  if (!coachType) faults.coachType = 'coach-type-missing';
  const chosen: readonly string[] = typed.facilities ?? (coachType ? usualFacilities[coachType] : []);
  const facilities = (Object.keys(amenities) as Amenity[]).filter((amenity) => chosen.includes(amenity));
  return { faults, coachNumber, busName, coachType, facilities };
};

/** Returns a coach's own name; null where it only repeats a name of its company. */
export const ownNameOf = (busName: string, companyNames: readonly string[]): string | null =>
  !busName || companyNames.includes(busName) ? null : busName;
