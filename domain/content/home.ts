import { z } from 'zod';
import { type Amenity, amenities } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';
import { RowId } from '../row-id.ts';
import { OptionalBilingual, RequiredBilingual } from './bilingual-text.ts';

/** The drawings behind a slide. */
export const slideDrawings = ['sunset', 'night', 'morning'] as const;
/** The drawings of amenities, named as the icons are. */
export const amenityDrawings = [
  'bottle',
  'blanket',
  'tv',
  'pin',
  'plug',
  'snack',
  'exit',
  'snowflake',
  'extinguisher',
  'pillow',
  'lamp',
  'wifi',
  'seat',
  'shield',
  'clock',
  'phone',
] as const;
export const tints = ['sky', 'peach', 'lilac', 'mint', 'sun', 'rose'] as const;
export const paymentMarks = [
  'bkash',
  'nagad',
  'upay',
  'rocket',
  'amex',
  'dbbl',
  'mastercard',
  'visa',
] as const;

/** Slide of the banner; words between asterisks in its title are shown bright. */
export const Slide = z.strictObject({
  kicker: OptionalBilingual(40),
  title: RequiredBilingual(90),
  text: RequiredBilingual(220),
  drawing: z.enum(slideDrawings),
  shown: z.boolean(),
});
export type Slide = z.infer<typeof Slide>;

export const AmenityTile = z.strictObject({
  amenity: z.enum(Object.keys(amenities) as [Amenity, ...Amenity[]]),
  name: RequiredBilingual(30),
  tint: z.enum(tints),
  drawing: z.enum(amenityDrawings),
  shown: z.boolean(),
});
export type AmenityTile = z.infer<typeof AmenityTile>;

/** Road on the home page by the ids of its places; its name is written with hyphens: Dhaka-Bogura-Naogaon. */
export const TopRoute = z.strictObject({
  from: z.string().min(1).max(60),
  to: z.string().min(1).max(60),
  name: RequiredBilingual(80),
});
export type TopRoute = z.infer<typeof TopRoute>;

export const PaymentPartner = z.strictObject({
  mark: z.enum(paymentMarks),
  name: z.string().trim().min(1).max(24),
  shown: z.boolean(),
});
export type PaymentPartner = z.infer<typeof PaymentPartner>;

const hasShown = (rows: readonly { shown: boolean }[]): boolean => rows.some(({ shown }) => shown);

/** Parts of the home page that an admin may write, in the order in which they are shown. */
export const homeParts = {
  slides: z.array(Slide).min(1).max(6).refine(hasShown, 'nothing-shown'),
  amenities: z.array(AmenityTile).length(12),
  routes: z.array(TopRoute).min(1).max(24),
  payments: z.array(PaymentPartner).length(paymentMarks.length),
  /** Ids of companies; if empty, those of `namedOperators` come first, then the others by name. */
  operators: z.array(RowId).max(24),
} as const;
export type HomePart = keyof typeof homeParts;
export const isHomePart = (part: string): part is HomePart => Object.hasOwn(homeParts, part);
export type HomeContent = { readonly [Part in HomePart]: z.infer<(typeof homeParts)[Part]> };

const slide = (drawing: Slide['drawing'], title: Bilingual, text: Bilingual): Slide => ({
  kicker: { en: '', bn: '' },
  title,
  text,
  drawing,
  shown: true,
});

const tile = (amenity: Amenity, drawing: AmenityTile['drawing'], tint: AmenityTile['tint']): AmenityTile => ({
  amenity,
  name: amenities[amenity],
  tint,
  drawing,
  shown: true,
});

const road = (from: string, to: string, en: string, bn: string): TopRoute => ({ from, to, name: { en, bn } });
const partner = (mark: PaymentPartner['mark'], name: string): PaymentPartner => ({ mark, name, shown: true });

/** The companies that the specification names for the home page, by their addresses and in its order. */
export const namedOperators = [
  'mullick-express',
  'parkline-transport',
  'safe-line-paribahan',
  'sarbick-paribahan',
  'almadani-paribahan',
  'desh-transport',
  'desh-travels',
  'hamdan-express',
  'hanif-enterprise',
  'ishwardi-travels',
  'robi-express',
  'sonya-express',
] as const;

/** Home page as delivered. */
export const deliveredHome: HomeContent = {
  slides: [
    slide(
      'sunset',
      { en: '*Poth*', bn: '*পথ*' },
      {
        en: 'Every seat, every road, one ticket away: live seat maps from verified operators across 64 districts. Pay with bKash, Nagad or card; the seat is yours the moment you tap it.',
        bn: 'সব সিট, সব পথ একটি টিকিটেই: ৬৪ জেলায় যাচাই করা কোম্পানির সিটের আসল ছক। টাকা দিন বিকাশ, নগদ বা কার্ডে। সিটে চাপ দিলেই সেটি আপনার।',
      },
    ),
    slide(
      'morning',
      {
        en: 'Best & Most Professional *Travel Option* In Bangladesh',
        bn: 'বাংলাদেশে ভ্রমণের *সেরা ও পেশাদার* ব্যবস্থা',
      },
      {
        en: 'Every operator shows its licence before it sells. Every counter has an address and a phone number.',
        bn: 'লাইসেন্স যাচাই না করে কেউ এখানে টিকিট বেচে না। প্রতিটি কাউন্টারের ঠিকানা ও ফোন নম্বর দেওয়া আছে।',
      },
    ),
    slide(
      'night',
      {
        en: 'We have the widest range of *luxury inter-city bus.*',
        bn: 'দূরপাল্লার আরামের বাসের *সবচেয়ে বড় সমাহার* আমাদের।',
      },
      {
        en: 'AC and non AC, by day and by night. Compare times, fares and free seats side by side.',
        bn: 'এসি ও নন-এসি, দিনে ও রাতে। সময়, ভাড়া আর খালি সিট পাশাপাশি মিলিয়ে দেখুন।',
      },
    ),
  ],
  amenities: [
    tile('water', 'bottle', 'sky'),
    tile('blanket', 'blanket', 'peach'),
    tile('tv', 'tv', 'lilac'),
    tile('tracking', 'pin', 'mint'),
    tile('charging', 'plug', 'sun'),
    tile('snacks', 'snack', 'rose'),
    tile('exit', 'exit', 'mint'),
    tile('ac', 'snowflake', 'sky'),
    tile('extinguisher', 'extinguisher', 'rose'),
    tile('pillow', 'pillow', 'peach'),
    tile('light', 'lamp', 'sun'),
    tile('wifi', 'wifi', 'lilac'),
  ],
  routes: [
    road('madaripur', 'dhaka', 'Madaripur-Dhaka', 'মাদারীপুর-ঢাকা'),
    road('dhaka', 'madaripur', 'Dhaka-Madaripur', 'ঢাকা-মাদারীপুর'),
    road('sylhet', 'dhaka', 'Sylhet-Dhaka', 'সিলেট-ঢাকা'),
    road('chattogram', 'dhaka', 'Chittagong-Dhaka', 'চট্টগ্রাম-ঢাকা'),
    road('dhaka', 'naogaon', 'Dhaka-Bogura-Naogaon', 'ঢাকা-বগুড়া-নওগাঁ'),
    road('dhaka', 'chapainawabganj', 'Dhaka-Rajshahi-Chapai', 'ঢাকা-রাজশাহী-চাঁপাই'),
    road('dhaka', 'coxs-bazar', "Dhaka-Cox's Bazar", 'ঢাকা-কক্সবাজার'),
    road('dhaka', 'sylhet', 'Dhaka-Sylhet', 'ঢাকা-সিলেট'),
    road('dhaka', 'khulna', 'Dhaka-Khulna', 'ঢাকা-খুলনা'),
    road('dhaka', 'barishal', 'Dhaka-Barishal', 'ঢাকা-বরিশাল'),
    road('dhaka', 'rangpur', 'Dhaka-Rangpur', 'ঢাকা-রংপুর'),
    road('dhaka', 'benapole', 'Dhaka-Benapole', 'ঢাকা-বেনাপোল'),
  ],
  payments: [
    partner('bkash', 'bKash'),
    partner('nagad', 'Nagad'),
    partner('upay', 'upay'),
    partner('rocket', 'Rocket'),
    partner('amex', 'American Express'),
    partner('dbbl', 'DBBL'),
    partner('mastercard', 'MasterCard'),
    partner('visa', 'VISA'),
  ],
  operators: [],
};
