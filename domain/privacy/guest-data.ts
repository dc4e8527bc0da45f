import type { ErasureHindrance } from './erasure.ts';

/**
 * phone: masked. bookings: number that name the guest. hasAccount: an account has the number, and its bookings are not
 * counted.
 */
export type GuestData = {
  phone: string;
  bookings: number;
  hasAccount: boolean;
  hindrances: ErasureHindrance[];
};
