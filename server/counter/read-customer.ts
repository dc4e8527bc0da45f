import type { Contact } from '@poth/domain/booking/booking.ts';
import { type DetailFault, readDetails } from '@poth/domain/booking/details.ts';
import type { CustomerInput } from '@poth/domain/counter/input.ts';
import { readReference, type Tender } from '@poth/domain/counter/tender.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Sale } from '../booking/store.ts';

/** Tender at the counter, after reading the form. */
export type Money = { tender: Tender; reference: string | null };

type Typed = Pick<CustomerInput, 'name' | 'phone' | 'passengers'>;

/** Reads a customer as an agent typed them. Problems: invalid-input (by field). */
export const readCustomer = (input: Typed): Contact => {
  const read = readDetails({ ...input, email: '' });
  if ('faults' in read) throw new Problem('invalid-input', { faults: read.faults });
  return read.contact;
};

/** Reads the tender and its reference. Problems: invalid-input (field reference). */
export const readMoney = ({ tender, reference: typed }: { tender: Tender; reference: string }): Money => {
  const read = readReference(tender, typed);
  if ('fault' in read) throw new Problem('invalid-input', { faults: { reference: read.fault } });
  return { tender, reference: read.reference };
};

/** Reads customer and money together, so that every fault is reported at once. Problems: invalid-input. */
export const readCustomerAndMoney = (
  input: Typed & { tender: Tender; reference: string },
): { contact: Contact; money: Money } => {
  const details = readDetails({ ...input, email: '' });
  const reference = readReference(input.tender, input.reference);
  if ('contact' in details && 'reference' in reference)
    return { contact: details.contact, money: { tender: input.tender, reference: reference.reference } };
  const faults: Record<string, DetailFault | string> = {
    ...('faults' in details && details.faults),
    ...('fault' in reference && { reference: reference.fault }),
  };
  throw new Problem('invalid-input', { faults });
};

/**
 * Chooses where the customer boards and alights: as asked, else the selling counter (boarding only), else the stop's
 * first.
 */
export const choosePoints = (
  sale: Sale,
  { boardingCounterId, droppingCounterId }: Pick<CustomerInput, 'boardingCounterId' | 'droppingCounterId'>,
  ownCounterId: string,
): { boardingCounterId: string; droppingCounterId: string } => {
  const { boardingCounterIds, droppingCounterIds } = sale;
  const faults: Record<string, string> = {};
  if (boardingCounterId && !boardingCounterIds.includes(boardingCounterId)) faults.boarding = 'unknown';
  if (droppingCounterId && !droppingCounterIds.includes(droppingCounterId)) faults.dropping = 'unknown';
  if (Object.keys(faults).length > 0) throw new Problem('invalid-input', { faults });
  const here = boardingCounterIds.find((counterId) => counterId === ownCounterId);
  const [boarding, dropping] = [
    boardingCounterId ?? here ?? boardingCounterIds[0],
    droppingCounterId ?? droppingCounterIds[0],
  ];
  if (!boarding || !dropping) throw new Problem('trip-not-on-sale');
  return { boardingCounterId: boarding, droppingCounterId: dropping };
};
