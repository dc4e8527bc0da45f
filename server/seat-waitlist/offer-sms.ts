import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { fittingSms } from '@poth/domain/messaging/sms.ts';
import { formatTaka, type Paisa } from '@poth/domain/money.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import type { OpenOffer } from '@poth/domain/seat-waitlist/waitlist.ts';

/** Journey as these texts name it. */
type NamedTrip = Pick<TripOffer, 'from' | 'to' | 'departsAt'>;
type Offered = {
  trip: NamedTrip;
  offer: Pick<OpenOffer, 'seatNos' | 'offeredUntil'>;
  pricePaisa: Paisa;
  language: Language;
};

/** Writes the SMS of an offer: the seats, their price, how long they are kept, and the link to take them. */
export const offerSms = ({ trip, offer, pricePaisa, language }: Offered, link: string): string => {
  const { seatNos, offeredUntil } = offer;
  const until = formatTime(offeredUntil, language);
  const day = formatDate(dhakaDate(trip.departsAt), language, 'short');
  const [from, to] = [trip.from.name[language], trip.to.name[language]];
  const price = formatTaka(pricePaisa, language);
  const count = digits(seatNos.length, language);
  return language === 'en'
    ? fittingSms([
        `Poth: a seat for you! ${from}-${to}, ${day} ${formatTime(trip.departsAt, 'en')}, ${seatNos.join(', ')}, Tk ${price}. Kept for you until ${until}: ${link}`,
        `Poth: ${count} seat(s), ${day}, kept for you until ${until}: ${link}`,
      ])
    : fittingSms([
        `পথ: সিট পেয়েছেন! ${from}-${to}, ${day}, ${seatNos.join(', ')}, ${price} টাকা। ${until} পর্যন্ত রাখা: ${link}`,
        `পথ: সিট ${seatNos.join(', ')}, ${until} পর্যন্ত: ${link}`,
        `পথ: সিট ${until} পর্যন্ত: ${link}`,
      ]);
};

/** Writes the only SMS to a place that asked for a notice: seats are on sale for everybody. */
export const seatsFreeSms = (trip: NamedTrip, language: Language, link: string): string => {
  const day = formatDate(dhakaDate(trip.departsAt), language, 'short');
  const [from, to] = [trip.from.name[language], trip.to.name[language]];
  const time = formatTime(trip.departsAt, language);
  return language === 'en'
    ? fittingSms([
        `Poth: seats are free again on ${from}-${to}, ${day} ${time}. Who takes them first has them: ${link}`,
        `Poth: seats are free again, ${day} ${time}: ${link}`,
      ])
    : fittingSms([
        `পথ: ${from}-${to}, ${day}, ${time}-এর বাসে আবার সিট খালি। যিনি আগে নেবেন তিনিই পাবেন: ${link}`,
        `পথ: ${day}, ${time}-এর বাসে সিট খালি: ${link}`,
        `পথ: সিট খালি: ${link}`,
      ]);
};

/** Writes the SMS that a list has ended because its coach does not run. */
export const closedSms = (trip: NamedTrip, language: Language, link: string): string => {
  const day = formatDate(dhakaDate(trip.departsAt), language, 'short');
  const [from, to] = [trip.from.name[language], trip.to.name[language]];
  return language === 'en'
    ? fittingSms([
        `Poth: the coach ${from}-${to}, ${day}, that you waited for does not run. Your place on its waiting list is over. Other coaches: ${link}`,
        `Poth: the coach of ${day} that you waited for does not run.`,
      ])
    : fittingSms([
        `পথ: ${day} তারিখের যে বাসের অপেক্ষায় ছিলেন তা বাতিল হয়েছে। অন্য বাস: ${link}`,
        `পথ: ${day} তারিখের যে বাসের অপেক্ষায় ছিলেন তা বাতিল হয়েছে।`,
      ]);
};
