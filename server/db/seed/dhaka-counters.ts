import type { CounterPoint } from './town-counters.ts';

/** The boarding areas of Dhaka. */
// biome-ignore format: a table, one line per row
export const dhakaAreas = {
  gabtoli: ['Gabtoli', 'গাবতলী', 'Gabtoli Bus Terminal, Mirpur Road, Dhaka', 'গাবতলী বাস টার্মিনাল, মিরপুর রোড, ঢাকা'],
  technical: ['Technical', 'টেকনিক্যাল', 'Technical Mor, Mirpur Road, Dhaka', 'টেকনিক্যাল মোড়, মিরপুর রোড, ঢাকা'],
  'mazar-road': ['Mazar Road', 'মাজার রোড', 'Mazar Road, Mirpur 1, Dhaka', 'মাজার রোড, মিরপুর ১, ঢাকা'],
  kallyanpur: ['Kallyanpur', 'কল্যাণপুর', 'Kallyanpur Bus Stand, Mirpur Road, Dhaka', 'কল্যাণপুর বাসস্ট্যান্ড, মিরপুর রোড, ঢাকা'],
  shyamoli: ['Shyamoli', 'শ্যামলী', 'Shyamoli Square, Ring Road, Dhaka', 'শ্যামলী স্কয়ার, রিং রোড, ঢাকা'],
  kalabagan: ['Kalabagan', 'কলাবাগান', 'Kalabagan Bus Stand, Mirpur Road, Dhaka', 'কলাবাগান বাসস্ট্যান্ড, মিরপুর রোড, ঢাকা'],
  mohakhali: ['Mohakhali', 'মহাখালী', 'Mohakhali Bus Terminal, Dhaka', 'মহাখালী বাস টার্মিনাল, ঢাকা'],
  abdullahpur: ['Abdullahpur', 'আব্দুল্লাহপুর', 'Abdullahpur, Uttara, Dhaka', 'আব্দুল্লাহপুর, উত্তরা, ঢাকা'],
  sayedabad: ['Sayedabad', 'সায়েদাবাদ', 'Sayedabad Bus Terminal, Jatrabari, Dhaka', 'সায়েদাবাদ বাস টার্মিনাল, যাত্রাবাড়ী, ঢাকা'],
  fakirapul: ['Fakirapul', 'ফকিরাপুল', 'Fakirapul Mor, DIT Extension Road, Dhaka', 'ফকিরাপুল মোড়, ডিআইটি এক্সটেনশন রোড, ঢাকা'],
  kamalapur: ['Kamalapur', 'কমলাপুর', 'Kamalapur, Outer Circular Road, Dhaka', 'কমলাপুর, আউটার সার্কুলার রোড, ঢাকা'],
  rajarbag: ['Rajarbag', 'রাজারবাগ', 'Rajarbag, Outer Circular Road, Dhaka', 'রাজারবাগ, আউটার সার্কুলার রোড, ঢাকা'],
} as const satisfies Record<string, CounterPoint>;
export type DhakaArea = keyof typeof dhakaAreas;

/** Sides of Dhaka's terminals: Gabtoli to the north-west, Sayedabad to the east and the Padma bridge, Mohakhali to the north. */
export type DhakaSide = 'west' | 'east' | 'north';
