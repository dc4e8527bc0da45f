import { dhakaDate } from '@poth/domain/dhaka.ts';
import { taka } from '@poth/domain/money.ts';
import { closedSms, offerSms, seatsFreeSms } from '../../seat-waitlist/offer-sms.ts';
import { wishSms } from '../../notify-me/wish-sms.ts';
import type { Example, ExampleScene } from './example.ts';
import { exampleBooking } from './example-booking.ts';

/** Journey that a passenger waits for, and the link to the place on its list. */
const sceneOf = ({ language, ownUrl }: ExampleScene) => {
  const { from, to, departsAt } = exampleBooking(language);
  return {
    trip: { from: { placeId: 'dhaka', name: from }, to: { placeId: 'sylhet', name: to }, departsAt },
    road: `${from[language]}-${to[language]}`,
    link: `${ownUrl}${language === 'bn' ? '/bn' : ''}/w/bHh3kQ9ZxR2vTn8LwYpC4d`,
  };
};

/** Seats offered to the first of a waiting list. */
export const offeredExamples = (scene: ExampleScene): Example[] => {
  const { trip, link } = sceneOf(scene);
  const offer = { seatNos: ['B3', 'B4'], offeredUntil: new Date('2026-12-01T16:10:00+06:00') };
  return [
    { of: 'offer', sms: offerSms({ trip, offer, pricePaisa: taka(1440), language: scene.language }, link) },
  ];
};

/** Seats that nobody on a waiting list took. */
export const seatsFreeExamples = (scene: ExampleScene): Example[] => {
  const { trip, link } = sceneOf(scene);
  return [{ of: 'seats are free', sms: seatsFreeSms(trip, scene.language, link) }];
};

/** Waiting list of a cancelled trip. */
export const listClosedExamples = (scene: ExampleScene): Example[] => {
  const { trip, link } = sceneOf(scene);
  return [{ of: 'list closed', sms: closedSms(trip, scene.language, link) }];
};

/** Wishes of `notify-me` that are fulfilled. */
export const wishExamples = (scene: ExampleScene): Example[] => {
  const { trip, road, link } = sceneOf(scene);
  const met = { language: scene.language, date: dhakaDate(trip.departsAt), lowestPaisa: taka(720) };
  return (['opening', 'price'] as const).map((kind) => ({
    of: kind,
    sms: wishSms({ ...met, kind }, road, link),
  }));
};
