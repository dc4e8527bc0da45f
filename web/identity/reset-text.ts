import { texts } from '../text/texts.ts';

/** Texts of a request to remove a lost second factor, for the person who decides about it. */
export const resetText = texts({
  label: { en: 'Lost second factor', bn: 'দ্বিতীয় ধাপ হারিয়েছেন' },
  says: {
    en: 'Somebody with the password says that the second factor is lost. Agree only after you have spoken to the person on a number you know. Then the factor and all passkeys are gone, and the person sets up new ones.',
    bn: 'পাসওয়ার্ড জানেন এমন কেউ বলেছেন দ্বিতীয় ধাপ হারিয়ে গেছে। চেনা নম্বরে তাঁর সঙ্গে কথা বলে তবেই সম্মতি দিন। এরপর দ্বিতীয় ধাপ ও সব পাসকি মুছে যাবে, তিনি নতুন করে চালু করবেন।',
  },
  asked: (at: string) => ({ en: `Asked ${at}`, bn: `চাওয়া হয়েছে ${at}` }),
  waits: (at: string) => ({ en: `You can agree from ${at}`, bn: `সম্মতি দেওয়া যাবে ${at} থেকে` }),
  second: {
    en: 'One admin has agreed. Another one has to agree too.',
    bn: 'একজন অ্যাডমিন সম্মতি দিয়েছেন। আরেকজনের সম্মতি লাগবে।',
  },
  approve: { en: 'Agree, take it off', bn: 'সম্মতি দিন, তুলে নিন' },
  decline: { en: 'Decline', bn: 'না বলুন' },
});
