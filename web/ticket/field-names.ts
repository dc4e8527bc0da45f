import type { TicketField as FieldName } from '@poth/domain/ticket/ticket-fields.ts';

export type { FieldName };

/** The fields of the specification, in its order. */
export const allFields: readonly FieldName[] = [
  'coachClass',
  'ticketType',
  'busName',
  'date',
  'from',
  'to',
  'adult',
  'child',
  'number',
  'email',
  'route',
  'price',
  'valid',
  'expires',
];
/** Fields that are shown before any code, the hour to be at the counter first. */
export const foundFields: readonly FieldName[] = ['reporting', ...allFields];
/** Fields of a ticket between its journey and its codes. */
export const leadFields: readonly FieldName[] = ['seats', 'reporting'];
/** Fields of a ticket after its codes: all that the parts before do not show. */
export const cardFields: readonly FieldName[] = [
  'adult',
  'child',
  'coachClass',
  'ticketType',
  'route',
  'price',
  'date',
  'expires',
  'status',
  'number',
  'email',
];

/** Fields that only bookings with tickets have. */
const ofTickets: readonly FieldName[] = ['seats', 'adult', 'child'];
/** Drops the fields for which the booking has no value. */
export const fieldsWithValue = (
  names: readonly FieldName[],
  { stubs }: { stubs: readonly unknown[] },
): readonly FieldName[] => (stubs.length > 0 ? names : names.filter((name) => !ofTickets.includes(name)));
