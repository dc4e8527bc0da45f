import type { Operator } from '../operator/operator.ts';
import type { HomeContent } from './home.ts';

const operatorsShown = 12;

/** What of the home page's content is shown: what is on, and the companies that were chosen, else the first by name. */
export const shownHome = <O extends Pick<Operator, 'operatorId'>>(
  { slides, amenities, payments, routes, operators: chosen }: HomeContent,
  operators: readonly O[],
) => {
  const byId = new Map(operators.map((operator) => [operator.operatorId, operator]));
  const named = chosen.flatMap((operatorId) => byId.get(operatorId) ?? []);
  return {
    slides: slides.filter(({ shown }) => shown),
    amenities: amenities.filter(({ shown }) => shown),
    payments: payments.filter(({ shown }) => shown),
    routes,
    operators: named.length > 0 ? named : operators.slice(0, operatorsShown),
  };
};
