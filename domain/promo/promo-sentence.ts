import { formatDate } from '../dhaka.ts';
import { coachTypeNames } from '../fleet/coach.ts';
import { type Bilingual, digits, type Language } from '../language.ts';
import { formatMoney } from '../money.ts';
import type { PromoRoute } from './promo.ts';
import type { PromoRead } from './read-promo.ts';

/** Names of ids. */
export type PromoNames = {
  places: Readonly<Record<string, Bilingual>>;
  operators: Readonly<Record<string, Bilingual>>;
};

const listed = (words: readonly string[], language: Language): string => {
  const and = language === 'en' ? ' and ' : ' ও ';
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')}${and}${words.at(-1)}`;
};

const offText = ({ terms }: PromoRead, language: Language): string => {
  const money = (amount: number) => formatMoney(amount, language);
  if (terms.kind === 'fixed')
    return language === 'en'
      ? `${money(terms.amountPaisa)} off a booking`
      : `বুকিংপ্রতি ${money(terms.amountPaisa)} ছাড়`;
  const share = `${digits(terms.basisPoints / 100, language)}%`;
  return language === 'en'
    ? `${share} off the fares, at most ${money(terms.mostPaisa)} a booking`
    : `ভাড়ায় ${share} ছাড়, বুকিংপ্রতি সর্বোচ্চ ${money(terms.mostPaisa)}`;
};

const routeText = ({ fromPlaceId, toPlaceId }: PromoRoute, names: PromoNames, language: Language): string => {
  const place = (id: string) => names.places[id]?.[language] ?? id;
  if (fromPlaceId && toPlaceId) return `${place(fromPlaceId)} – ${place(toPlaceId)}`;
  if (fromPlaceId) return language === 'en' ? `from ${place(fromPlaceId)}` : `${place(fromPlaceId)} থেকে`;
  return language === 'en' ? `to ${place(toPlaceId ?? '')}` : `${place(toPlaceId ?? '')} পর্যন্ত`;
};

const reachTexts = ({ reach }: PromoRead, names: PromoNames, language: Language): string[] => {
  const { departsFrom, departsUntil, routes, operatorIds, coachTypes } = reach;
  const date = (day: NonNullable<typeof departsFrom>) => formatDate(day, language, 'day');
  const en = language === 'en';
  const parts: string[] = [];
  if (routes.length > 0)
    parts.push(
      listed(
        routes.map((route) => routeText(route, names, language)),
        language,
      ),
    );
  if (operatorIds.length > 0)
    parts.push(
      (en ? 'with ' : '') +
        listed(
          operatorIds.map((id) => names.operators[id]?.[language] ?? id),
          language,
        ),
    );
  if (coachTypes.length > 0)
    parts.push(
      listed(
        coachTypes.map((type) => coachTypeNames[type][language]),
        language,
      ) + (en ? ' coaches' : ' কোচ'),
    );
  if (departsFrom && departsUntil)
    parts.push(
      en
        ? `leaving ${date(departsFrom)} to ${date(departsUntil)}`
        : `${date(departsFrom)} থেকে ${date(departsUntil)}-এর যাত্রা`,
    );
  else if (departsFrom)
    parts.push(en ? `leaving from ${date(departsFrom)}` : `${date(departsFrom)} থেকে যাত্রা`);
  else if (departsUntil)
    parts.push(en ? `leaving until ${date(departsUntil)}` : `${date(departsUntil)} পর্যন্ত যাত্রা`);
  return parts;
};

/** Describes a code in full for any reader: the discount, the trips, who may use it, how often and when. */
export const promoSentence = (promo: PromoRead, names: PromoNames, language: Language): string => {
  const en = language === 'en';
  const n = (count: number) => digits(count, language);
  const { terms, validFrom, validUntil, mostUses, usesPerPhone, firstPurchaseOnly } = promo;
  const reach = reachTexts(promo, names, language);
  const what = [
    `${promo.code}: ${offText(promo, language)}`,
    ...(terms.leastFarePaisa > 0
      ? [
          en
            ? `from fares of ${formatMoney(terms.leastFarePaisa, language)}`
            : `ভাড়া কমপক্ষে ${formatMoney(terms.leastFarePaisa, language)} হলে`,
        ]
      : []),
  ].join(', ');
  const trips =
    reach.length > 0
      ? `${en ? 'For trips: ' : 'যেসব যাত্রায়: '}${reach.join('; ')}`
      : en
        ? 'For every trip'
        : 'সব যাত্রায়';
  const whom = firstPurchaseOnly
    ? en
      ? 'only for the first purchase of a number'
      : 'শুধু নম্বরের প্রথম কেনায়'
    : en
      ? `${n(usesPerPhone)} for each number`
      : `প্রতি নম্বরে ${n(usesPerPhone)} বার`;
  const often = en ? `${n(mostUses)} uses in all, ${whom}` : `মোট ${n(mostUses)} বার, ${whom}`;
  const [from, until] = [formatDate(validFrom, language, 'day'), formatDate(validUntil, language, 'day')];
  const when = en ? `It can be used from ${from} to ${until}` : `ব্যবহার করা যাবে ${from} থেকে ${until} পর্যন্ত`;
  const stop = en ? '.' : '।';
  return [what, trips, often, when].map((sentence) => sentence + stop).join(' ');
};
