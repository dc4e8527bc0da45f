import type { ErasureHindrance } from './erasure.ts';

/** phone: masked. bookings: that name the guest. hasAccount: the rest of the number's bookings is an account's. */
export type GuestData = {
  phone: string;
  bookings: number;
  hasAccount: boolean;
  hindrances: ErasureHindrance[];
};
