import type { Language } from '@poth/domain/language.ts';
import type { Stage } from '@poth/domain/waiting-room/room.ts';

/** A room as its page shows it, in the words of the reader's language. */
export type ShownRoom = {
  roomId: string;
  stage: Stage;
  language: Language;
  serviceDate: string;
  valueUntil: string;
  minutes: string;
  /** Seconds until the first admission; null before the lot, and once it has come. */
  secondsToFirst: string | null;
  seatsFree: string | null;
  isSoldOut: boolean;
  lot: {
    commitment: string;
    valueSource: string | null;
    publicValue: string | null;
    seed: string | null;
    proven: string;
    unproven: string;
  };
};
