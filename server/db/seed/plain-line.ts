import { randomUUID } from 'node:crypto';
import { defaultRefundPolicy } from '@poth/domain/refund/policy.ts';
import type { DirectedStop } from './directed-route.ts';
import type { Row } from './insert-rows.ts';
import type { Supply } from './supply.ts';

/** A stop of a line; its counter has the place's id for a name unless it is given one. */
type NamedStop = DirectedStop & { nameEn?: string; nameBn?: string };
type Company = Pick<Row<'operator'>, 'operatorId' | 'nameEn' | 'nameBn' | 'mark'> & Partial<Row<'operator'>>;

/**
 * A verified company for tests and benches, with one counter at every stop of its line. As a demonstration's company it
 * needs no admin's decision.
 */
export const plainCompany = (
  company: Company,
  stops: readonly NamedStop[],
): Pick<Supply, 'operator' | 'counter'> => ({
  operator: [
    {
      slug: company.operatorId,
      colour: '#0b8a5f',
      licenceNumber: company.operatorId,
      state: 'verified',
      refundPolicy: defaultRefundPolicy,
      demonstration: true,
      ...company,
    },
  ],
  counter: stops.map(({ placeId, nameEn = placeId, nameBn = placeId }) => ({
    counterId: randomUUID(),
    operatorId: company.operatorId,
    placeId,
    nameEn: `${nameEn} counter`,
    nameBn: `${nameBn} কাউন্টার`,
    addressEn: 'Bus stand',
    addressBn: 'বাসস্ট্যান্ড',
    phone: '+8801700000001',
  })),
});

/** Routes of such a company along its line, served at its counters. */
export const plainRoutes = (
  routes: readonly Row<'route'>[],
  stops: readonly DirectedStop[],
  counters: readonly Row<'counter'>[],
): Pick<Supply, 'route' | 'routeStop' | 'routeCounter'> => ({
  route: [...routes],
  routeStop: routes.flatMap(({ routeId }) =>
    stops.map(({ placeId, km, arriveMinute, departMinute }, stopNo) => ({
      routeId,
      stopNo,
      placeId,
      km,
      arriveMinute,
      departMinute,
    })),
  ),
  routeCounter: routes.flatMap(({ routeId }) =>
    counters.map(({ counterId }, stopNo) => ({ routeId, stopNo, counterId, offsetMinute: 0 })),
  ),
});
