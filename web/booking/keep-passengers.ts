import { isProblem } from '@poth/domain/problem.ts';
import type { RequestContext } from '#ctx';
import type { DetailsTyped } from './details-form.ts';

/**
 * Keeps the passengers of a booking for the next one, as its buyer has ticked; an empty name is the contact's. A full
 * list does not stop the purchase.
 */
export const keepPassengers = async (
  { portal, actor }: Pick<RequestContext, 'portal' | 'actor'>,
  { name, passengers }: Pick<DetailsTyped, 'name' | 'passengers'>,
): Promise<void> => {
  const kept = passengers.map(({ name: own, kind, gender }) => ({ name: own.trim() || name, kind, gender }));
  await portal.people.savePassengers(actor, { passengers: kept }).catch((thrown: unknown) => {
    if (!isProblem(thrown)) throw thrown;
  });
};
