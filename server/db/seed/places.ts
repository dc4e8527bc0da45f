import type { Place } from '@poth/domain/place/place.ts';

/** English name, Bangla name, other spellings that people type. */
type Name = readonly [en: string, bn: string, ...aliases: string[]];

/** The 64 districts: those that the specification names and the busiest first, the others by division. */
const districts: readonly Name[] = [
  ['Dhaka', 'ঢাকা', 'Dacca'],
  ['Narayanganj', 'নারায়ণগঞ্জ', 'Narayangoanj', 'Narayangonj'],
  ["Cox's Bazar", 'কক্সবাজার', 'Coxsbazar', 'Cox Bazar', 'Cox'],
  ['Chattogram', 'চট্টগ্রাম', 'Chittagong', 'Ctg', 'চিটাগাং'],
  ['Sylhet', 'সিলেট'],
  ['Rajshahi', 'রাজশাহী'],
  ['Khulna', 'খুলনা'],
  ['Barishal', 'বরিশাল', 'Barisal'],
  ['Rangpur', 'রংপুর'],
  ['Bogura', 'বগুড়া', 'Bogra'],
  ['Naogaon', 'নওগাঁ', 'Nogaon'],
  ['Chapainawabganj', 'চাঁপাইনবাবগঞ্জ', 'Chapai Nawabganj', 'Chapai Nababganj', 'Chapai', 'চাঁপাই'],
  ['Madaripur', 'মাদারীপুর'],
  ['Jashore', 'যশোর', 'Jessore'],
  ['Cumilla', 'কুমিল্লা', 'Comilla', 'কুমিলা'],
  ['Mymensingh', 'ময়মনসিংহ', 'Mymensing', 'মোমেনশাহী'],
  // Barishal
  ['Jhalokati', 'ঝালকাঠি', 'Jhalakathi', 'Jhalokathi'],
  ['Patuakhali', 'পটুয়াখালী'],
  ['Pirojpur', 'পিরোজপুর'],
  ['Bhola', 'ভোলা'],
  ['Barguna', 'বরগুনা'],
  // Chattogram
  ['Feni', 'ফেনী'],
  ['Brahmanbaria', 'ব্রাহ্মণবাড়িয়া', 'B.Baria', 'Brahmonbaria', 'বি-বাড়িয়া'],
  ['Rangamati', 'রাঙ্গামাটি', 'রাঙামাটি'],
  ['Noakhali', 'নোয়াখালী', 'Maijdee'],
  ['Chandpur', 'চাঁদপুর'],
  ['Lakshmipur', 'লক্ষ্মীপুর', 'Laxmipur'],
  ['Khagrachhari', 'খাগড়াছড়ি', 'Khagrachari'],
  ['Bandarban', 'বান্দরবান'],
  // Dhaka
  ['Narsingdi', 'নরসিংদী'],
  ['Gazipur', 'গাজীপুর'],
  ['Shariatpur', 'শরীয়তপুর'],
  ['Tangail', 'টাঙ্গাইল', 'টাঙাইল'],
  ['Kishoreganj', 'কিশোরগঞ্জ', 'Kishorganj'],
  ['Manikganj', 'মানিকগঞ্জ'],
  ['Munshiganj', 'মুন্সিগঞ্জ', 'Bikrampur', 'বিক্রমপুর'],
  ['Rajbari', 'রাজবাড়ী'],
  ['Gopalganj', 'গোপালগঞ্জ'],
  ['Faridpur', 'ফরিদপুর'],
  // Khulna
  ['Satkhira', 'সাতক্ষীরা'],
  ['Meherpur', 'মেহেরপুর'],
  ['Narail', 'নড়াইল'],
  ['Chuadanga', 'চুয়াডাঙ্গা'],
  ['Kushtia', 'কুষ্টিয়া', 'Kustia'],
  ['Magura', 'মাগুরা'],
  ['Bagerhat', 'বাগেরহাট'],
  ['Jhenaidah', 'ঝিনাইদহ', 'Jhenaidaha', 'Jhenidah'],
  // Mymensingh
  ['Sherpur', 'শেরপুর'],
  ['Jamalpur', 'জামালপুর'],
  ['Netrokona', 'নেত্রকোণা', 'Netrakona', 'নেত্রকোনা'],
  // Rajshahi
  ['Sirajganj', 'সিরাজগঞ্জ', 'Sirajgonj'],
  ['Pabna', 'পাবনা'],
  ['Natore', 'নাটোর'],
  ['Joypurhat', 'জয়পুরহাট', 'Jaipurhat'],
  // Rangpur
  ['Panchagarh', 'পঞ্চগড়', 'Panchagar'],
  ['Dinajpur', 'দিনাজপুর'],
  ['Lalmonirhat', 'লালমনিরহাট'],
  ['Nilphamari', 'নীলফামারী'],
  ['Gaibandha', 'গাইবান্ধা'],
  ['Thakurgaon', 'ঠাকুরগাঁও'],
  ['Kurigram', 'কুড়িগ্রাম'],
  // Sylhet
  ['Moulvibazar', 'মৌলভীবাজার', 'Maulvibazar', 'Moulvi Bazar'],
  ['Habiganj', 'হবিগঞ্জ'],
  ['Sunamganj', 'সুনামগঞ্জ'],
];

/** Towns that coaches name on their front, by their district. */
const towns: Readonly<Record<string, readonly Name[]>> = {
  Jashore: [['Benapole', 'বেনাপোল', 'Benapol']],
  Patuakhali: [['Kuakata', 'কুয়াকাটা']],
  "Cox's Bazar": [['Teknaf', 'টেকনাফ']],
  Moulvibazar: [['Sreemangal', 'শ্রীমঙ্গল', 'Srimangal', 'Shreemangal']],
  Nilphamari: [['Saidpur', 'সৈয়দপুর', 'Syedpur']],
  Pabna: [['Ishwardi', 'ঈশ্বরদী', 'Ishurdi', 'Iswardi']],
  Faridpur: [['Bhanga', 'ভাঙ্গা', 'ভাঙা']],
  Dinajpur: [['Hili', 'হিলি']],
  Sylhet: [['Jaflong', 'জাফলং']],
  Rangamati: [['Sajek', 'সাজেক', 'Khagrachhari Sajek', 'Sajek Valley']],
  Munshiganj: [['Mawa', 'মাওয়া']],
  Bhola: [['Char Fasson', 'চরফ্যাশন', 'Charfassion', 'চর ফ্যাসন']],
  Lakshmipur: [['Ramganj', 'রামগঞ্জ']],
  Kishoreganj: [
    ['Bhairab', 'ভৈরব'],
    ['Katiadi', 'কটিয়াদী'],
  ],
};

const slug = (en: string): string => en.toLowerCase().replace(/'/g, '').replace(/ /g, '-');

const place = ([en, bn, ...aliases]: Name, district: Name): Place => ({
  placeId: slug(en),
  name: { en, bn },
  district: { en: district[0], bn: district[1] },
  aliases,
});

/** Places that a traveller may search for, in the order of lists. */
export const places: readonly Place[] = [
  ...districts.map((district) => place(district, district)),
  ...districts.flatMap((district) => (towns[district[0]] ?? []).map((town) => place(town, district))),
];
