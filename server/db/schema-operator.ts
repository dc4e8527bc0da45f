import type { Generated, JSONColumnType } from 'kysely';
import type { MemberRole, StaffRole } from '@poth/domain/identity/account.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Amenity, CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { OperatorState } from '@poth/domain/operator/lifecycle.ts';
import type { RefundPolicy } from '@poth/domain/refund/policy.ts';
import type { ClassFares, FareWindow, FaresByPair } from '@poth/domain/schedule/fares.ts';
import type { ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';

/** Companies, their people and papers, and what they run: counters, coaches, seat plans, routes, schedules. */
export type OperatorSchema = {
  operator: {
    operatorId: string;
    slug: string;
    nameEn: string;
    nameBn: string;
    mark: string;
    colour: string;
    logoId: Generated<string | null>;
    licenceNumber: string;
    registrationNumber: Generated<string | null>;
    vatNumber: Generated<string | null>;
    state: OperatorState;
    refundPolicy: JSONColumnType<RefundPolicy>;
    demonstration: Generated<boolean>;
    createdAt: Generated<Date>;
    contactEmail: string | null;
    decisionReason: string | null;
    submittedAt: Date | null;
    protectWomenTravellingAlone: Generated<boolean>;
    bothWaysPercent: Generated<number>;
  };
  operatorMember: { userId: string; operatorId: string; role: MemberRole; joinedAt: Generated<Date> };
  staffInvitation: {
    operatorId: string;
    email: string;
    role: StaffRole;
    invitedBy: string;
    invitedAt: Generated<Date>;
  };
  operatorDocument: {
    documentId: string;
    operatorId: string;
    fileName: string;
    contentType: string;
    byteCount: number;
    objectKey: string;
    uploadedAt: Generated<Date>;
  };
  counter: {
    counterId: string;
    operatorId: string;
    placeId: string;
    nameEn: string;
    nameBn: string;
    addressEn: string;
    addressBn: string;
    phone: string;
    retiredAt: Generated<Date | null>;
  };
  coach: {
    coachId: string;
    operatorId: string;
    coachNumber: string;
    coachType: CoachType;
    coachClass: CoachClass;
    layout: JSONColumnType<SeatLayout>;
    facilities: JSONColumnType<Amenity[]>;
    busName: string | null;
    imageKey: string | null;
    retiredAt: Generated<Date | null>;
  };
  seatPlan: {
    operatorId: string;
    planId: string;
    name: string;
    layout: JSONColumnType<SeatLayout>;
    version: Generated<number>;
    createdAt: Generated<Date>;
    changedAt: Generated<Date>;
    retiredAt: Date | null;
  };
  route: {
    routeId: string;
    operatorId: string;
    nameEn: string;
    nameBn: string;
    version: Generated<number>;
    retiredAt: Generated<Date | null>;
  };
  routeStop: {
    routeId: string;
    stopNo: number;
    placeId: string;
    km: number;
    arriveMinute: number;
    departMinute: number;
  };
  routeCounter: { routeId: string; stopNo: number; counterId: string; offsetMinute: number };
  schedule: {
    scheduleId: string;
    routeId: string;
    coachId: string;
    departureMinute: number;
    faresPaisa: JSONColumnType<Record<`${number}-${number}`, number>>;
    validFrom: DhakaDate | null;
    validUntil: DhakaDate | null;
    weekdays: Generated<number>;
    exceptions: JSONColumnType<DhakaDate[], string | undefined>;
    retiredAt: Date | null;
    reportingMinutes: number | null;
    formHash: string | null;
    classFaresPaisa: JSONColumnType<FaresByPair<ClassFares>> | null;
    fareWindows: JSONColumnType<FareWindow[], string | undefined>;
    extraDates: JSONColumnType<DhakaDate[], string | undefined>;
    otherTimes: JSONColumnType<Record<DhakaDate, number>, string | undefined>;
    publishedAt: Date | null;
  };
  scheduleDraft: {
    operatorId: string;
    scheduleId: string;
    typed: JSONColumnType<ScheduleTyped>;
    version: Generated<number>;
    savedAt: Generated<Date>;
  };
};
