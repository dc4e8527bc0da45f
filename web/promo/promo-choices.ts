import type { RequestContext } from '../ctx.ts';

/** Reads the places and operators that a code may be limited to, by id, in list order. */
export const promoChoices = async ({ portal, actor }: Pick<RequestContext, 'portal' | 'actor'>) => {
  const [places, operators] = await Promise.all([
    portal.place.listPlaces(actor),
    portal.operator.listOperators(actor),
  ]);
  return {
    places: Object.fromEntries(places.map(({ placeId, name }) => [placeId, name])),
    operators: Object.fromEntries(operators.map(({ operatorId, name }) => [operatorId, name])),
  };
};
