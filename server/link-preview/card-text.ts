import { formatDuration } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { RouteView } from '@poth/domain/search/route-facts.ts';
import type { CardText } from './card-svg.ts';

const words = {
  en: {
    brand: 'Poth',
    whole: 'Bus tickets in Bangladesh',
    tagline: 'See the seat map. Hold your seat. Pay with bKash, Nagad or card.',
    from: (fare: string) => `from ${fare}`,
    coaches: (count: string, one: boolean) => (one ? '1 coach a day' : `${count} coaches a day`),
  },
  bn: {
    brand: 'পথ',
    whole: 'বাংলাদেশের বাসের টিকিট',
    tagline: 'সিটের ছক দেখে সিট নিন। টাকা দিন বিকাশ, নগদ বা কার্ডে।',
    from: (fare: string) => `ভাড়া ${fare} থেকে`,
    coaches: (count: string) => `দিনে ${count}টি বাস`,
  },
} as const;

/** Text of the card of a route; without a route, of the whole portal. */
export const cardText = (route: RouteView | undefined, language: Language): CardText => {
  const { brand, whole, tagline, from, coaches } = words[language];
  if (!route) return { brand, lines: [whole], facts: tagline };
  const fare = Math.min(...route.operators.map(({ lowestPricePaisa }) => lowestPricePaisa));
  const facts = [
    from(formatMoney(fare, language)),
    coaches(digits(route.departuresADay, language), route.departuresADay === 1),
    formatDuration(route.durationMinutes.lowest, language),
  ];
  return { brand, lines: [route.from.name[language], route.to.name[language]], facts: facts.join(' · ') };
};
