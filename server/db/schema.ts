import type { SmsDeliveryState } from '@poth/domain/messaging/sms-delivery.ts';
import type { SmsGatewayName } from '@poth/domain/messaging/sms-gateway.ts';
import type { Generated, JSONColumnType } from 'kysely';
import type { AccountSchema } from './schema-account.ts';
import type { AdminSchema } from './schema-admin.ts';
import type { ArchiveSchema } from './schema-archive.ts';
import type { BoardingSchema } from './schema-boarding.ts';
import type { BookingSchema } from './schema-booking.ts';
import type { CounterSchema } from './schema-counter.ts';
import type { EnquirySchema } from './schema-enquiry.ts';
import type { NotifyMeSchema } from './schema-notify-me.ts';
import type { OperatorSchema } from './schema-operator.ts';
import type { PaymentSchema } from './schema-payment.ts';
import type { PromoSchema } from './schema-promo.ts';
import type { ReconciliationSchema } from './schema-reconciliation.ts';
import type { RatingSchema } from './schema-rating.ts';
import type { SaleWindowSchema } from './schema-sale-window.ts';
import type { SeatWaitlistSchema } from './schema-seat-waitlist.ts';
import type { SettingsSchema } from './schema-settings.ts';
import type { SettlementSchema } from './schema-settlement.ts';
import type { SupportSchema } from './schema-support.ts';
import type { TripSchema } from './schema-trip.ts';
import type { VoiceSchema } from './schema-voice.ts';
import type { WaitingRoomSchema } from './schema-waiting-room.ts';

/** The tables of the migrations as the compiler sees them; column names in camel case, jsonb written as text. */
export type Schema = AccountSchema &
  AdminSchema &
  ArchiveSchema &
  BoardingSchema &
  BookingSchema &
  CounterSchema &
  EnquirySchema &
  NotifyMeSchema &
  OperatorSchema &
  PaymentSchema &
  PromoSchema &
  ReconciliationSchema &
  RatingSchema &
  SaleWindowSchema &
  SeatWaitlistSchema &
  SettingsSchema &
  SettlementSchema &
  SupportSchema &
  TripSchema &
  VoiceSchema &
  WaitingRoomSchema & {
    place: {
      placeId: string;
      nameEn: string;
      nameBn: string;
      districtEn: string;
      districtBn: string;
      aliases: JSONColumnType<string[]>;
      listOrder: number;
      version: Generated<number>;
      changedAt: Generated<Date>;
      retiredAt: Generated<Date | null>;
    };
    history: {
      tripId: string;
      historyId: string;
      subject: 'booking' | 'payment' | 'refund' | 'ticket' | 'trip';
      subjectId: string;
      event: string;
      fromState: string | null;
      toState: string;
      actor: string;
      detail: JSONColumnType<Record<string, unknown>>;
      at: Generated<Date>;
    };
    idempotency: {
      tripId: string;
      actor: string;
      key: string;
      requestHash: string;
      answer: JSONColumnType<Record<string, unknown>> | null;
      createdAt: Generated<Date>;
    };
    ledgerLine: {
      book: string;
      entryId: string;
      lineNo: number;
      account: string;
      amountPaisa: number;
      currency: Generated<string>;
      source: string;
      sourceId: string;
      at: Generated<Date>;
    };
    outbox: {
      tripId: string;
      outboxId: string;
      topic: string;
      dedupeKey: string;
      payload: JSONColumnType<Record<string, unknown>>;
      availableAt: Generated<Date>;
      claimedUntil: Date | null;
      attempts: Generated<number>;
      lastError: string | null;
      doneAt: Date | null;
      createdAt: Generated<Date>;
    };
    smsDelivery: {
      tripId: string;
      outboxId: string;
      gateway: SmsGatewayName;
      gatewayId: string | null;
      state: Generated<SmsDeliveryState>;
      said: string | null;
      sentAt: Generated<Date>;
      endedAt: Date | null;
      askAt: Date | null;
      askedTimes: Generated<number>;
      handedOverAt: Date | null;
    };
    tryCount: { kind: string; subject: string; windowStart: Date; tries: number };
    auditLog: {
      stream: string;
      entryNo: number;
      at: Generated<Date>;
      actor: string;
      act: string;
      detail: JSONColumnType<Record<string, unknown>>;
      previousHash: string;
      hash: string;
    };
  };
