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

/** Services that the use cases need; portal/open-deps.ts and the tests build them. */
export type Deps = {
  db: Database;
  /** Replica for calls that only read (call.ts), where there is one. */
  replica?: Replica | undefined;
  /** Database with the archived trips included, for calls that read them (call.ts). */
  archive?: Archive | undefined;
  /** Wall clock, for display; seats and money are decided by the database's own now(). */
  now: () => Date;
  /** Public URL of the portal: http://localhost:3000. */
  publicUrl: string;
  /** Current settings of the portal, as an admin has set them. */
  settings: LiveSettings;
  /** The payment gateways. */
  gateways: Gateways;
  mailer: Mailer;
  sms: FailoverSms;
  /** Receiver of people's queries. */
  enquiryDesk: EnquiryDesk;
  /** Keys of tickets: one signs, and a door trusts all that are accepted. */
  ticketSigner: KeyRing<TicketSigner>;
  linkSigner: LinkSigner;
  /** Accounts and sessions. */
  auth: Auth;
  /** Uploads of people. */
  objects: ObjectStore;
  /** Changes of trips that this process has heard of, by which cached data expires. */
  touches: Touches;
  tripSeats: TripSeatsMemory;
  seatWatch: SeatWatch;
  /** Waiting rooms before the sale of a date. */
  rooms: Rooms;
  /** Draws tickets and passenger lists. */
  pdfs: PdfPool;
  /** Counts of this process, for monitoring. */
  metrics: Metrics;
  /** Log for the operators of the portal. */
  log: Log;
};
