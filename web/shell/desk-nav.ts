import type { Bilingual } from '@poth/domain/language.ts';

/** Kind of desk, which decides the entries of its menu. */
export type DeskKind = 'owner' | 'counter-agent' | 'conductor' | 'admin' | 'support';

type Entry = { to: string; label: Bilingual; for: readonly DeskKind[] };
type Group = { label: Bilingual | null; entries: readonly Entry[] };

const sellers = ['owner', 'counter-agent'] as const;
const crew = ['owner', 'counter-agent', 'conductor'] as const;
const owner = ['owner'] as const;
const admin = ['admin'] as const;
const support = ['support'] as const;

/** Every page of the desks, in the order of their menu. */
export const deskGroups: readonly Group[] = [
  {
    label: null,
    entries: [
      { to: '/buses', label: { en: 'Buses and trips', bn: 'বাস ও যাত্রা' }, for: crew },
      { to: '/counter', label: { en: 'Counter sale', bn: 'কাউন্টার বিক্রি' }, for: sellers },
      { to: '/manifests', label: { en: 'Manifests', bn: 'যাত্রী তালিকা' }, for: crew },
      { to: '/reports-of-passengers', label: { en: 'Passengers’ reports', bn: 'যাত্রীর অভিযোগ' }, for: owner },
      { to: '/ratings', label: { en: 'Ratings', bn: 'রেটিং' }, for: sellers },
      { to: '/support', label: { en: 'Find a booking', bn: 'বুকিং খুঁজুন' }, for: support },
      { to: '/support/cases', label: { en: 'My cases', bn: 'আমার কেস' }, for: support },
      { to: '/admin', label: { en: 'Today', bn: 'আজ' }, for: admin },
      { to: '/admin/bookings', label: { en: 'Bookings', bn: 'বুকিং' }, for: admin },
      { to: '/admin/money', label: { en: 'Payments and refunds', bn: 'পেমেন্ট ও ফেরত' }, for: admin },
      { to: '/admin/cases', label: { en: 'Cases of support', bn: 'সহায়তার কেস' }, for: admin },
      {
        to: '/admin/reports-of-passengers',
        label: { en: 'Passengers’ reports', bn: 'যাত্রীর অভিযোগ' },
        for: admin,
      },
      { to: '/admin/ratings', label: { en: 'Ratings', bn: 'রেটিং' }, for: admin },
      { to: '/admin/hoarding', label: { en: 'Signs of hoarding', bn: 'সিট আটকে রাখা' }, for: admin },
      { to: '/allBusProviderList', label: { en: 'Bus providers', bn: 'বাস কোম্পানি' }, for: admin },
      { to: '/users', label: { en: 'Users', bn: 'ব্যবহারকারী' }, for: admin },
    ],
  },
  {
    label: { en: 'Set-up', bn: 'সেটআপ' },
    entries: [
      { to: '/add-buses', label: { en: 'Add Bus', bn: 'বাস যোগ করুন' }, for: owner },
      { to: '/seat-plans', label: { en: 'Seat plans', bn: 'সিটের ছক' }, for: owner },
      { to: '/routes-and-counters', label: { en: 'Routes and counters', bn: 'রুট ও কাউন্টার' }, for: owner },
      { to: '/schedules', label: { en: 'Schedules and fares', bn: 'সময়সূচি ও ভাড়া' }, for: owner },
      { to: '/sale-windows', label: { en: 'Opening of sales', bn: 'বিক্রি শুরুর সময়' }, for: owner },
      { to: '/admin/sale-windows', label: { en: 'Opening of sales', bn: 'বিক্রি শুরুর সময়' }, for: admin },
      { to: '/waiting-rooms', label: { en: 'Waiting rooms', bn: 'অপেক্ষার ঘর' }, for: owner },
      { to: '/admin/waiting-rooms', label: { en: 'Waiting rooms', bn: 'অপেক্ষার ঘর' }, for: admin },
      { to: '/admin/settings', label: { en: 'Settings', bn: 'সেটিংস' }, for: admin },
      { to: '/admin/holidays', label: { en: 'Public holidays', bn: 'সরকারি ছুটি' }, for: admin },
      { to: '/admin/promos', label: { en: 'Promo codes', bn: 'প্রোমো কোড' }, for: admin },
      { to: '/admin/content', label: { en: 'Home page and company', bn: 'প্রথম পাতা ও কোম্পানি' }, for: admin },
      { to: '/admin/places', label: { en: 'Places', bn: 'জায়গা' }, for: admin },
    ],
  },
  {
    label: { en: 'Money', bn: 'টাকা' },
    entries: [
      { to: '/reports', label: { en: 'Reports', bn: 'প্রতিবেদন' }, for: owner },
      { to: '/settlements', label: { en: 'Settlements', bn: 'হিসাব নিষ্পত্তি' }, for: owner },
      { to: '/admin/settlements', label: { en: 'Settlements', bn: 'হিসাব নিষ্পত্তি' }, for: admin },
      { to: '/admin/differences', label: { en: 'Daily comparison', bn: 'প্রতিদিনের হিসাব মেলানো' }, for: admin },
    ],
  },
  {
    label: { en: 'Company', bn: 'কোম্পানি' },
    entries: [
      { to: '/bus-provider/logo', label: { en: 'Logo', bn: 'লোগো' }, for: owner },
      { to: '/staff', label: { en: 'Staff', bn: 'কর্মী' }, for: owner },
      {
        to: '/bus-provider/registration',
        label: { en: 'Registration and VAT', bn: 'নিবন্ধন ও ভ্যাট' },
        for: owner,
      },
      { to: '/admin/guest-data', label: { en: 'Data of guests', bn: 'অতিথির তথ্য' }, for: admin },
      { to: '/admin/audit-log', label: { en: 'Audit log', bn: 'কাজের খতিয়ান' }, for: admin },
      { to: '/admin/health', label: { en: 'Health', bn: 'সিস্টেমের অবস্থা' }, for: admin },
    ],
  },
];
