import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import type { Scene } from './scene.ts';

/** Puts the things of the scene, or the values given, into an address of web/addresses.ts. */
export const fillAddress = (
  path: string,
  scene: Scene,
  given: Readonly<Record<string, string>> = {},
): string => {
  const values: Record<string, string> = {
    tripId: scene.tripId,
    bookingId: scene.heldBookingId,
    tranId: scene.tranId,
    pnr: path.startsWith('counter/') ? scene.sale.pnr : scene.pnr,
    email: scene.callers.owner.email,
    operatorId: scene.operatorId,
    userId: scene.spareUserId,
    planId: scene.planId,
    promoId: scene.promoId,
    token: scene.shareToken,
    coachId: scene.coachId,
    roomId: scene.roomId,
    routeId: scene.routeId,
    scheduleId: scene.scheduleId,
    counterId: scene.counterId,
    documentId: scene.documentId,
    settlementId: scene.settlementId,
    report: 'days',
    imageId: scene.documentId,
    codeId: scene.documentId,
    placeId: 'dhaka',
    slug: 'dhaka-to-naogaon',
    // In addresses the company of the scene is named by its id.
    company: scene.operatorId,
    code: `${scene.pnr}made-up`,
    leg: '0-2',
    place: scene.placeToken,
    from: 'dhaka',
    to: 'naogaon',
    date: serviceDateOf(scene.tripId),
    wish: scene.wishToken,
    card: 'dhaka-to-naogaon.png',
    ...given,
  };
  return path
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
    .replace(/^\/?/, '/');
};
