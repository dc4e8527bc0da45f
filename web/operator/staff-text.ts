import { texts } from '../text/texts.ts';

/** Names and rights of the staff roles. */
export const rolesText = texts({
  owner: {
    name: { en: 'Owner', bn: 'মালিক' },
    may: { en: 'Everything.', bn: 'সবকিছু করতে পারেন।' },
  },
  'counter-agent': {
    name: { en: 'Counter agent', bn: 'কাউন্টার কর্মী' },
    may: {
      en: 'Sees buses and trips, sells seats at a counter, has the passenger lists.',
      bn: 'বাস ও যাত্রা দেখেন, কাউন্টারে সিট বেচেন, যাত্রী তালিকা পান।',
    },
  },
  conductor: {
    name: { en: 'Conductor', bn: 'কন্ডাক্টর' },
    may: {
      en: 'Sees buses and trips and has the passenger lists, sells nothing.',
      bn: 'বাস ও যাত্রা দেখেন, যাত্রী তালিকা পান, টিকিট বেচেন না।',
    },
  },
});

export const staffText = texts({
  title: { en: 'Staff', bn: 'কর্মী' },
  lead: (company: string, count: string) => ({
    en: `${company} · ${count} ${count === '1' ? 'person' : 'people'}`,
    bn: `${company} · ${count} জন`,
  }),
  columns: {
    name: { en: 'Name', bn: 'নাম' },
    email: { en: 'E-mail', bn: 'ই-মেইল' },
    role: { en: 'Role', bn: 'দায়িত্ব' },
    since: { en: 'Since', bn: 'কবে থেকে' },
    invited: { en: 'Invited', bn: 'আমন্ত্রণের তারিখ' },
    change: { en: 'Change', bn: 'বদলান' },
  },
  change: {
    label: { en: 'Change role', bn: 'দায়িত্ব বদলান' },
    says: {
      en: 'This person is logged out and comes back with the new role.',
      bn: 'এই ব্যক্তি লগ আউট হবেন, নতুন দায়িত্ব নিয়ে আবার লগ ইন করবেন।',
    },
    go: { en: 'Save role', bn: 'দায়িত্ব সংরক্ষণ করুন' },
  },
  revoke: {
    label: { en: 'Take off the staff', bn: 'বাদ দিন' },
    says: {
      en: 'This person is logged out at once and sees nothing of your company any more. The account stays.',
      bn: 'এই ব্যক্তি এখনই লগ আউট হবেন, আপনার কোম্পানির কিছু আর দেখবেন না। অ্যাকাউন্টটি থাকবে।',
    },
    go: { en: 'Yes, take off the staff', bn: 'হ্যাঁ, বাদ দিন' },
  },
  ofWhom: (name: string) => ({ en: `: ${name}`, bn: `: ${name}` }),
  waiting: {
    title: { en: 'Waiting for an answer', bn: 'উত্তরের অপেক্ষায়' },
    withdraw: { en: 'Withdraw', bn: 'ফিরিয়ে নিন' },
  },
  devices: {
    title: { en: 'Devices of your staff', bn: 'কর্মীদের ডিভাইস' },
    about: {
      en: 'Counter agents and conductors work only on devices that you let in. Let one in when the person reads the same letters out to you.',
      bn: 'কাউন্টার কর্মী আর কন্ডাক্টররা শুধু আপনার অনুমতি দেওয়া ডিভাইসে কাজ করতে পারেন। যিনি চাইছেন তিনি একই অক্ষর পড়ে শোনালে তবেই অনুমতি দিন।',
    },
    none: { en: 'No device waits or is let in.', bn: 'কোনো ডিভাইস অপেক্ষায় নেই, অনুমতিও দেওয়া নেই।' },
    who: { en: 'Who', bn: 'কে' },
    device: { en: 'Device', bn: 'ডিভাইস' },
    asked: { en: 'Asked', bn: 'অনুরোধ' },
    used: { en: 'PIN last entered', bn: 'শেষ পিন দিয়েছেন' },
    never: { en: 'Not yet', bn: 'এখনও নয়' },
    waits: (code: string) => ({ en: `Waits. Letters: ${code}`, bn: `অপেক্ষায়। অক্ষর: ${code}` }),
    isIn: { en: 'Let in', bn: 'অনুমতি আছে' },
    letIn: {
      label: { en: 'Let in', bn: 'অনুমতি দিন' },
      says: (code: string) => ({
        en: `Does the person read out ${code}? Whoever else asks under this name has their password.`,
        bn: `তিনি কি ${code} পড়ে শোনালেন? এই নামে অন্য কেউ চাইলে বুঝবেন তাঁর পাসওয়ার্ড সেই ব্যক্তির হাতে গেছে।`,
      }),
      go: { en: 'Yes, let this device in', bn: 'হ্যাঁ, অনুমতি দিন' },
      refuse: { en: 'Refuse', bn: 'অনুমতি দেব না' },
    },
    takeBack: {
      label: { en: 'Take back', bn: 'অনুমতি ফিরিয়ে নিন' },
      says: {
        en: 'The desk on this device is shut at once, and its PIN is worth nothing any more.',
        bn: 'এই ডিভাইসে কাজের পাতা এখনই বন্ধ হবে, এর পিনও আর চলবে না।',
      },
      go: { en: 'Yes, take it back', bn: 'হ্যাঁ, ফিরিয়ে নিন' },
    },
  },
  invite: {
    title: { en: 'Invite somebody', bn: 'কাউকে আমন্ত্রণ জানান' },
    email: { en: 'E-mail', bn: 'ই-মেইল' },
    hint: {
      en: 'They confirm this address and accept. Inviting again sends the mail again.',
      bn: 'তিনি ঠিকানাটি নিশ্চিত করে সম্মতি দেবেন। আবার আমন্ত্রণ জানালে মেইল আবার যাবে।',
    },
    role: { en: 'Role', bn: 'দায়িত্ব' },
    go: { en: 'Send invitation', bn: 'আমন্ত্রণ পাঠান' },
    onStaff: { en: 'This person is on your staff already.', bn: 'এই ব্যক্তি আগেই আপনার কর্মী।' },
    unverified: {
      en: 'You can invite people as soon as your company is verified.',
      bn: 'কোম্পানি যাচাই হলেই কর্মীদের আমন্ত্রণ জানাতে পারবেন।',
    },
    suspended: {
      en: 'Your company is suspended. You can invite people again when it is back on sale.',
      bn: 'আপনার কোম্পানি স্থগিত আছে। আবার চালু হলে কর্মীদের আমন্ত্রণ জানাতে পারবেন।',
    },
  },
  gone: {
    en: 'Somebody has changed this in the meantime. This is how it stands now.',
    bn: 'এর মধ্যে এটি বদলে গেছে। এখন যা আছে তা নিচে দেখুন।',
  },
});

export const joinText = texts({
  title: { en: 'Work for a bus company', bn: 'বাস কোম্পানিতে কাজ' },
  lead: {
    en: 'Invitations to your address. Accept one and you have the desk of that company.',
    bn: 'আপনার ঠিকানায় আসা আমন্ত্রণ। সম্মতি দিলে সেই কোম্পানির কাজের পাতা পাবেন।',
  },
  none: {
    en: 'There is no invitation to this address now. Ask the owner to invite you again.',
    bn: 'এই ঠিকানায় এখন কোনো আমন্ত্রণ নেই। মালিককে আবার আমন্ত্রণ পাঠাতে বলুন।',
  },
  noEmail: {
    en: 'Your account has no e-mail yet. Add the one that was invited under Security, then come back.',
    bn: 'আপনার অ্যাকাউন্টে এখনও ই-মেইল নেই। যে ই-মেইলে আমন্ত্রণ এসেছে সেটি “নিরাপত্তা” পাতায় যোগ করে ফিরে আসুন।',
  },
  unconfirmed: (email: string) => ({
    en: `Confirm ${email} first: open the link of the mail that we sent there. Only then do we know that the invitation is yours.`,
    bn: `আগে ${email} নিশ্চিত করুন: ওই ঠিকানায় পাঠানো মেইলের লিংকটি খুলুন। তবেই বুঝব আমন্ত্রণটি আপনার।`,
  }),
  toSecurity: { en: 'To Security', bn: 'নিরাপত্তা পাতায় যান' },
  sendAgain: { en: 'Send the mail again under Security', bn: '“নিরাপত্তা” পাতা থেকে মেইল আবার পাঠান' },
  hasOperator: {
    en: 'You already work for a bus company. One account works for one company.',
    bn: 'আপনি আগেই একটি বাস কোম্পানির সঙ্গে আছেন। এক অ্যাকাউন্টে একটিই কোম্পানি।',
  },
  asRole: (role: string, day: string) => ({
    en: `As ${role}, invited on ${day}`,
    bn: `${role} হিসেবে, আমন্ত্রণ ${day}`,
  }),
  accept: { en: 'Accept', bn: 'সম্মতি দিন' },
  decline: { en: 'Decline', bn: 'না বলুন' },
  gone: {
    en: 'This invitation is no longer there. It was withdrawn or answered.',
    bn: 'এই আমন্ত্রণ আর নেই। ফিরিয়ে নেওয়া হয়েছে, না হলে উত্তর দেওয়া হয়ে গেছে।',
  },
});
