import type { Bilingual } from '../language.ts';

/** Channels of sale: the web, a counter, or a call to a counter. */
export const channels = ['web', 'counter', 'phone'] as const;
export type Channel = (typeof channels)[number];

export const channelNames: Record<Channel, Bilingual> = {
  web: { en: 'Web', bn: 'অনলাইন' },
  counter: { en: 'Counter', bn: 'কাউন্টার' },
  phone: { en: 'Phone', bn: 'ফোন' },
};
