import type { Amenity } from '@poth/domain/fleet/coach.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { defaultRefundPolicy, type RefundPolicy } from '@poth/domain/refund/policy.ts';
import type { DhakaArea, DhakaSide } from './dhaka-counters.ts';

export type OperatorSeed = {
  slug: string;
  name: Bilingual;
  /** Initials on its tile and before its coach numbers: DT-4021. */
  mark: string;
  colour: string;
  refundPolicy: RefundPolicy;
  /** Percentage off for both ways in one purchase; none where it is missing. */
  bothWaysPercent?: number;
  /** Equipment of its coaches beyond the ordinary of their kind. */
  extras: readonly Amenity[];
  /** Its counters in Dhaka in the order in which a leaving coach calls at them. */
  dhaka: Partial<Record<DhakaSide, readonly DhakaArea[]>>;
};

const freeADayBefore: RefundPolicy = [
  { hoursBefore: 24, feeBasisPoints: 0 },
  { hoursBefore: 12, feeBasisPoints: 2500 },
  { hoursBefore: 6, feeBasisPoints: 5000 },
];
const tenPercentUntilTwelveHours: RefundPolicy = [{ hoursBefore: 12, feeBasisPoints: 1000 }];
const growing: RefundPolicy = [
  { hoursBefore: 24, feeBasisPoints: 1500 },
  { hoursBefore: 12, feeBasisPoints: 3000 },
  { hoursBefore: 6, feeBasisPoints: 5000 },
];

/** The twelve operators that the specification's home page names; the colours bear white text. */
// biome-ignore format: a table, one line per row
export const operators: readonly OperatorSeed[] = [
  {
    slug: 'mullick-express', name: { en: 'Mullick Express', bn: 'মল্লিক এক্সপ্রেস' }, mark: 'ME', colour: '#00704d',
    refundPolicy: defaultRefundPolicy, extras: ['tracking'],
    dhaka: { east: ['kamalapur', 'sayedabad'] },
  },
  {
    slug: 'parkline-transport', name: { en: 'Parkline Transport', bn: 'পার্কলাইন ট্রান্সপোর্ট' }, mark: 'PT', colour: '#8a5200',
    refundPolicy: defaultRefundPolicy, extras: ['charging'],
    dhaka: { east: ['rajarbag', 'fakirapul', 'sayedabad'] },
  },
  {
    slug: 'safe-line-paribahan', name: { en: 'Safe Line Paribahan', bn: 'সেফ লাইন পরিবহন' }, mark: 'SL', colour: '#2453a6',
    refundPolicy: growing, extras: [],
    dhaka: { west: ['kalabagan', 'gabtoli'], east: ['fakirapul', 'sayedabad'] },
  },
  {
    slug: 'sarbick-paribahan', name: { en: 'Sarbick Paribahan', bn: 'সার্বিক পরিবহন' }, mark: 'SP', colour: '#a3151f',
    refundPolicy: tenPercentUntilTwelveHours, extras: [],
    dhaka: { east: ['fakirapul', 'sayedabad'] },
  },
  {
    slug: 'almadani-paribahan', name: { en: 'Almadani Paribahan', bn: 'আলমাদানী পরিবহন' }, mark: 'AM', colour: '#0f6674',
    refundPolicy: defaultRefundPolicy, extras: ['light'],
    dhaka: { east: ['rajarbag', 'sayedabad'] },
  },
  {
    slug: 'desh-transport', name: { en: 'Desh Transport', bn: 'দেশ ট্রান্সপোর্ট' }, mark: 'DP', colour: '#6a3d9a',
    refundPolicy: defaultRefundPolicy, extras: ['tracking'],
    dhaka: { west: ['shyamoli', 'kallyanpur', 'gabtoli'] },
  },
  {
    slug: 'desh-travels', name: { en: 'Desh Travels', bn: 'দেশ ট্রাভেলস' }, mark: 'DT', colour: '#1d5f2f',
    refundPolicy: freeADayBefore, extras: ['tracking', 'wifi'],
    dhaka: { west: ['kallyanpur', 'gabtoli'], east: ['kallyanpur', 'fakirapul', 'sayedabad'] },
  },
  {
    slug: 'hamdan-express', name: { en: 'Hamdan Express', bn: 'হামদান এক্সপ্রেস' }, mark: 'HE', colour: '#8b2f6b',
    refundPolicy: defaultRefundPolicy, extras: ['snacks'],
    dhaka: { east: ['fakirapul', 'sayedabad'] },
  },
  {
    slug: 'hanif-enterprise', name: { en: 'Hanif Enterprise', bn: 'হানিফ এন্টারপ্রাইজ' }, mark: 'HN', colour: '#b3341b',
    refundPolicy: growing, extras: ['tracking', 'blanket'],
    dhaka: { west: ['technical', 'gabtoli'], east: ['fakirapul', 'sayedabad'] },
  },
  {
    slug: 'ishwardi-travels', name: { en: 'Ishwardi Travels', bn: 'ঈশ্বরদী ট্রাভেলস' }, mark: 'IT', colour: '#44546a',
    refundPolicy: tenPercentUntilTwelveHours, extras: [],
    dhaka: { west: ['mazar-road', 'gabtoli'] },
  },
  {
    slug: 'robi-express', name: { en: 'Robi Express', bn: 'রবি এক্সপ্রেস' }, mark: 'RE', colour: '#a02050',
    refundPolicy: defaultRefundPolicy, extras: ['wifi'],
    dhaka: { west: ['kallyanpur', 'gabtoli'], north: ['mohakhali', 'abdullahpur'] },
  },
  {
    slug: 'sonya-express', name: { en: 'Sonya Express', bn: 'সোনিয়া এক্সপ্রেস' }, mark: 'SE', colour: '#3c5a14',
    refundPolicy: defaultRefundPolicy, bothWaysPercent: 10, extras: ['charging'],
    dhaka: { west: ['technical', 'gabtoli'], north: ['mohakhali', 'abdullahpur'] },
  },
];
