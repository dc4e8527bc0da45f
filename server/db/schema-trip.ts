import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Amenity, CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { RefundPolicy } from '@poth/domain/refund/policy.ts';
import type { ClassFares } from '@poth/domain/schedule/fares.ts';
import type { SeatState } from '@poth/domain/seating/lifecycle.ts';
import type { ChangeDone, ChangeKind, ChangeReason } from '@poth/domain/trip/change.ts';
import type { KeptFor } from '@poth/domain/trip/kept-seats.ts';
import type { TripState } from '@poth/domain/trip/lifecycle.ts';

/** Trips with their stops, fares and seats, and what was changed about them. */
export type TripSchema = {
  trip: {
    tripId: string;
    serviceDate: ColumnType<DhakaDate, DhakaDate, DhakaDate>;
    operatorId: string;
    scheduleId: string | null;
    state: TripState;
    coachNumber: string;
    coachType: CoachType;
    coachClass: CoachClass;
    layout: JSONColumnType<SeatLayout>;
    facilities: JSONColumnType<Amenity[]>;
    refundPolicy: JSONColumnType<RefundPolicy>;
    routeNameEn: string;
    routeNameBn: string;
    seatCount: number;
    legCount: number;
    publishedAt: Date | null;
    delayMinutes: Generated<number>;
    supervisorPhone: string | null;
    version: Generated<number>;
  };
  tripPublication: { scheduleId: string; serviceDate: DhakaDate; tripId: string };
  tripStop: { tripId: string; stopNo: number; placeId: string; arrivesAt: Date; departsAt: Date };
  tripCounter: {
    tripId: string;
    stopNo: number;
    counterId: string;
    nameEn: string;
    nameBn: string;
    addressEn: string;
    addressBn: string;
    phone: string;
    servesAt: Date;
    reportingAt: Date;
  };
  tripFare: {
    tripId: string;
    fromStopNo: number;
    toStopNo: number;
    fromPlaceId: string;
    toPlaceId: string;
    departsAt: Date;
    arrivesAt: Date;
    farePaisa: number;
    classFaresPaisa: JSONColumnType<ClassFares> | null;
  };
  tripSeat: {
    tripId: string;
    seatNo: string;
    legNo: number;
    state: Generated<SeatState>;
    bookingId: string | null;
    expiresAt: Date | null;
    version: Generated<number>;
    tripVersion: Generated<number>;
  };
  tripTouch: { tripId: string; touchedAt: Generated<Date> };
  tripChange: {
    tripId: string;
    changeNo: number;
    kind: ChangeKind;
    was: JSONColumnType<ChangeDone['was']>;
    became: JSONColumnType<ChangeDone['became']>;
    reason: ChangeReason;
    madeBy: string;
    madeByName: string;
    at: Generated<Date>;
  };
  seatBlock: {
    tripId: string;
    blockId: string;
    seatNos: JSONColumnType<string[]>;
    fromStopNo: number;
    toStopNo: number;
    keptFor: KeptFor;
    note: string;
    keptBy: string;
    keptByName: string;
    keptAt: Generated<Date>;
    expiresAt: Date | null;
    releasedAt: Date | null;
    releasedBy: string | null;
  };
};
