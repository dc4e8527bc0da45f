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
/** Fields that a ticket tells under its journey, before its codes. */
export const leadFields: readonly FieldName[] = ['seats', 'reporting'];
/** Fields that a ticket tells after its codes: what neither it nor the journey has told. */
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

/** Fields that only tickets have. */
const ofTickets: readonly FieldName[] = ['seats', 'adult', 'child'];
/** Of these fields those that a booking has something to say to. */
export const fieldsWithValue = (
  names: readonly FieldName[],
  { stubs }: { stubs: readonly unknown[] },
): readonly FieldName[] => (stubs.length > 0 ? names : names.filter((name) => !ofTickets.includes(name)));
