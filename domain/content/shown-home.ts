import type { Operator } from '../operator/operator.ts';
import { type HomeContent, namedOperators } from './home.ts';

const operatorsShown = 12;

/** Position of a company that no admin has chosen: in the specification's order, or after all that it names. */
const placeOf = ({ slug }: Pick<Operator, 'slug'>): number => {
  const at = namedOperators.findIndex((named) => named === slug);
  return at < 0 ? namedOperators.length : at;
};

/**
 * Selects what the home page shows: the rows that are on, and the chosen companies, else those of the specification in
 * its order and then the others by name.
 */
export const shownHome = <O extends Pick<Operator, 'operatorId' | 'slug'>>(
  { slides, amenities, payments, routes, operators: chosen }: HomeContent,
  operators: readonly O[],
) => {
  const byId = new Map(operators.map((operator) => [operator.operatorId, operator]));
  const named = chosen.flatMap((operatorId) => byId.get(operatorId) ?? []);
  const inOrder = operators.toSorted((a, b) => placeOf(a) - placeOf(b));
  return {
    slides: slides.filter(({ shown }) => shown),
    amenities: amenities.filter(({ shown }) => shown),
    payments: payments.filter(({ shown }) => shown),
    routes,
    operators: named.length > 0 ? named : inOrder.slice(0, operatorsShown),
  };
};
