import type { Auth } from './identity/auth.ts';
import type { Archive } from './db/archive.ts';
import type { Database } from './db/database.ts';
import type { Replica } from './db/replica.ts';
import type { KeyRing } from './key-ring.ts';
import type { EnquiryDesk } from './enquiry/ports.ts';
import type { Log } from './log/log.ts';
import type { Mailer } from './messaging/ports.ts';
import type { FailoverSms } from './messaging/failover-sms.ts';
import type { Gateways } from './payment/gateways/gateways.ts';
import type { LiveSettings } from './settings/live-settings.ts';
import type { SeatWatch } from './seating/seat-watch.ts';
import type { TripSeatsMemory } from './seating/trip-seats.ts';
import type { Metrics } from './metrics/metrics.ts';
import type { ObjectStore } from './storage/object-store.ts';
import type { TicketSigner } from './ticket/ticket-key.ts';
import type { PdfPool } from './ticket/pdf-pool.ts';
import type { LinkSigner } from './ticket/signed-link.ts';
import type { Touches } from './touches.ts';
import type { Rooms } from './waiting-room/rooms.ts';

/** Services that the use cases need of the world; portal/main.ts and the tests build them. */
export type Deps = {
  db: Database;
  /** Copy of the database that calls which only read may be answered from (call.ts), where there is one. */
  replica?: Replica | undefined;
  /** The same database with what has moved to the archive, for calls that read it (call.ts). */
  archive?: Archive | undefined;
  /** The wall clock, for words; what decides about seats and money is the database's own now(). */
  now: () => Date;
  /** Where travellers reach the portal: http://localhost:3000. */
  publicUrl: string;
  /** How an admin has set the portal, as it is now. */
  settings: LiveSettings;
  /** The payment gateways. */
  gateways: Gateways;
  mailer: Mailer;
  sms: FailoverSms;
  /** Where what people ask is answered. */
  enquiryDesk: EnquiryDesk;
  /** Keys of tickets: one signs, and a door trusts all that are accepted. */
  ticketSigner: KeyRing<TicketSigner>;
  linkSigner: LinkSigner;
  /** Accounts and sessions. */
  auth: Auth;
  /** Uploads of people. */
  objects: ObjectStore;
  /** Touches that this process hears of changed trips, and what it keeps of their seats until then. */
  touches: Touches;
  tripSeats: TripSeatsMemory;
  seatWatch: SeatWatch;
  /** Waiting rooms before the sale of a date. */
  rooms: Rooms;
  /** Draws tickets and passenger lists. */
  pdfs: PdfPool;
  /** Counts of this process, for who watches it. */
  metrics: Metrics;
  /** Where what needs an operator's eye is written. */
  log: Log;
};
