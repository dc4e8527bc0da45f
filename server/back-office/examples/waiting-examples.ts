import { dhakaDate } from '@poth/domain/dhaka.ts';
import { taka } from '@poth/domain/money.ts';
import { closedSms, offerSms, seatsFreeSms } from '../../seat-waitlist/offer-sms.ts';
import { wishSms } from '../../notify-me/wish-sms.ts';
import type { Example, ExampleScene } from './example.ts';
import { exampleBooking } from './example-booking.ts';

/** Journey that somebody waits for, and the link to their place. */
const sceneOf = ({ language, ownUrl }: ExampleScene) => {
  const { from, to, departsAt } = exampleBooking(language);
  return {
    trip: { from: { placeId: 'dhaka', name: from }, to: { placeId: 'sylhet', name: to }, departsAt },
    road: `${from[language]}-${to[language]}`,
    link: `${ownUrl}${language === 'bn' ? '/bn' : ''}/w/bHh3kQ9ZxR2vTn8LwYpC4d`,
  };
};

/** Seats that are kept for the first of a list. */
export const offeredExamples = (scene: ExampleScene): Example[] => {
  const { trip, link } = sceneOf(scene);
  const offer = { seatNos: ['B3', 'B4'], offeredUntil: new Date('2026-12-01T16:10:00+06:00') };
  return [
    { of: 'offer', sms: offerSms({ trip, offer, pricePaisa: taka(1440), language: scene.language }, link) },
  ];
};

/** Seats that nobody of a list took. */
export const seatsFreeExamples = (scene: ExampleScene): Example[] => {
  const { trip, link } = sceneOf(scene);
  return [{ of: 'seats are free', sms: seatsFreeSms(trip, scene.language, link) }];
};

/** A list whose coach does not run. */
export const listClosedExamples = (scene: ExampleScene): Example[] => {
  const { trip, link } = sceneOf(scene);
  return [{ of: 'list closed', sms: closedSms(trip, scene.language, link) }];
};

/** Wishes that have come true. */
export const wishExamples = (scene: ExampleScene): Example[] => {
  const { trip, road, link } = sceneOf(scene);
  const met = { language: scene.language, date: dhakaDate(trip.departsAt), lowestPaisa: taka(720) };
  return (['opening', 'price'] as const).map((kind) => ({
    of: kind,
    sms: wishSms({ ...met, kind }, road, link),
  }));
};
