import { counted } from '../text/counted.ts';
import { texts } from '../text/texts.ts';

/** Texts for an owner about the owner's company, before it may sell. */
export const companyText = texts({
  title: { en: 'Bus Company', bn: 'বাস কোম্পানি' },
  lead: {
    en: 'Tell us about your company. We check the licence and write to you; then you can add buses and sell.',
    bn: 'আপনার কোম্পানির তথ্য দিন। লাইসেন্স যাচাই করে আমরা আপনাকে জানাব, এরপর বাস যোগ করে টিকিট বিক্রি করতে পারবেন।',
  },
  name: { en: 'Bus Name', bn: 'বাস কোম্পানির নাম' },
  nameHint: { en: 'As it is written on your coaches and on tickets.', bn: 'কোচে ও টিকিটে যে নাম থাকবে।' },
  email: { en: 'Your email', bn: 'আপনার ই-মেইল' },
  emailHint: {
    en: 'The address of your account; we write to you there.',
    bn: 'আপনার অ্যাকাউন্টের ঠিকানা, খবর এখানেই পাঠাব।',
  },
  licence: { en: 'Bus Company License', bn: 'কোম্পানির লাইসেন্স নম্বর' },
  licenceHint: { en: 'The number as it is printed on the licence.', bn: 'লাইসেন্সে যেভাবে ছাপা আছে সেভাবে লিখুন।' },
  save: { en: 'Save', bn: 'জমা দিন' },
  correct: { en: 'What to correct', bn: 'যা ঠিক করতে হবে' },
});

/** Texts of the form that turns an account into a bus provider's. */
export const becomeText = texts({
  title: { en: 'Sell your bus tickets on Poth', bn: 'পথ-এ আপনার বাসের টিকিট বিক্রি করুন' },
  text: {
    en: 'Your account is a traveller’s. Make it a bus provider’s, then register your company.',
    bn: 'আপনার অ্যাকাউন্টটি যাত্রীর। এটিকে বাস কোম্পানির অ্যাকাউন্ট করুন, তারপর কোম্পানির তথ্য দিন।',
  },
  stays: {
    en: 'You log in as before, and your tickets stay under Profile.',
    bn: 'আগের মতোই লগ ইন করবেন, আপনার টিকিটগুলো প্রোফাইলে থাকবে।',
  },
  become: { en: 'Become a bus provider', bn: 'বাস কোম্পানির অ্যাকাউন্ট করুন' },
  emailFirst: {
    en: 'We write to companies by email. Add an address to your account first.',
    bn: 'কোম্পানিকে আমরা ই-মেইলে জানাই। আগে আপনার অ্যাকাউন্টে একটি ই-মেইল যোগ করুন।',
  },
  addEmail: { en: 'Add an email', bn: 'ই-মেইল যোগ করুন' },
  mistaken: { en: 'No bus company?', bn: 'আপনার বাস কোম্পানি নেই?' },
  back: { en: 'Use the account for travelling only', bn: 'অ্যাকাউন্টটি শুধু যাত্রার জন্য রাখুন' },
});

export const documentsText = texts({
  title: { en: 'Documents', bn: 'কাগজপত্র' },
  hint: (room: string) => ({
    en: `A copy of the licence and whatever else proves it: PDF, JPEG or PNG, at most ${room}, each up to 5 MB.`,
    bn: `লাইসেন্সের কপি ও প্রমাণের অন্য কাগজ: PDF, JPEG বা PNG, সর্বোচ্চ ${room}টি, প্রতিটি ৫ এমবি পর্যন্ত।`,
  }),
  later: { en: 'You can also send them later.', bn: 'পরেও পাঠাতে পারবেন।' },
  instead: {
    en: 'Files that you choose now take the place of those you sent; choose none to keep them.',
    bn: 'এখন ফাইল বেছে নিলে আগেরগুলোর জায়গায় যাবে। আগেরগুলো রাখতে চাইলে কিছু বাছবেন না।',
  },
  sent: { en: 'Sent before', bn: 'আগে যা পাঠিয়েছেন' },
  none: { en: 'No documents yet.', bn: 'এখনও কোনো কাগজ নেই।' },
  again: {
    en: 'No file was stored. If none is shown here, choose your files again.',
    bn: 'কোনো ফাইল জমা হয়নি। এখানে ফাইল দেখা না গেলে আবার বেছে নিন।',
  },
  more: { en: 'More documents', bn: 'আরও কাগজপত্র' },
  add: { en: 'Add documents', bn: 'কাগজপত্র যোগ করুন' },
  full: { en: 'You have sent as many as we take.', bn: 'যতগুলো নেওয়া যায় সব পাঠানো হয়েছে।' },
  download: (name: string) => ({ en: `Download ${name}`, bn: `${name} ডাউনলোড করুন` }),
  kilobytes: (size: string) => ({ en: `${size} KB`, bn: `${size} কেবি` }),
});

/** Texts about an application, for its owner and for admins. */
export const applicationText = texts({
  states: {
    submitted: { en: 'Unverified', bn: 'যাচাই হয়নি' },
    verified: { en: 'Verified', bn: 'যাচাই করা' },
    rejected: { en: 'Rejected', bn: 'গ্রহণ করা হয়নি' },
    suspended: { en: 'Suspended', bn: 'স্থগিত' },
  },
  acts: {
    'operator-submitted': { en: 'Application came in', bn: 'আবেদন জমা হয়েছে' },
    'operator-documents-added': { en: 'Documents added', bn: 'কাগজপত্র যোগ হয়েছে' },
    'operator-document-read': { en: 'Document opened', bn: 'কাগজ খুলে দেখা হয়েছে' },
    'operator-verified': { en: 'Verified', bn: 'যাচাই করা হয়েছে' },
    'operator-rejected': { en: 'Rejected', bn: 'আবেদন গ্রহণ করা হয়নি' },
    'operator-suspended': { en: 'Suspended', bn: 'স্থগিত করা হয়েছে' },
    'operator-restored': { en: 'Suspension lifted', bn: 'স্থগিতাদেশ তুলে নেওয়া হয়েছে' },
    'operator-registration-changed': { en: 'Registration numbers changed', bn: 'নিবন্ধনের নম্বর বদলানো হয়েছে' },
    'operator-logo-changed': { en: 'Logo changed', bn: 'লোগো বদলানো হয়েছে' },
    'commission-set': { en: 'Commission agreed', bn: 'কমিশন ঠিক করা হয়েছে' },
    'settlement-prepared': { en: 'Statement prepared', bn: 'হিসাব তৈরি হয়েছে' },
    'settlement-approved': { en: 'Statement approved', bn: 'হিসাব অনুমোদন হয়েছে' },
    'settlement-paid': { en: 'Statement paid', bn: 'হিসাব পরিশোধ হয়েছে' },
    'settlement-carried': { en: 'Statement carried over', bn: 'হিসাব পরেরটিতে নেওয়া হয়েছে' },
    'staff-invited': { en: 'Staff invited', bn: 'কর্মীকে আমন্ত্রণ জানানো হয়েছে' },
    'staff-joined': { en: 'Staff joined', bn: 'কর্মী যোগ দিয়েছেন' },
    'staff-invitation-declined': { en: 'Invitation declined', bn: 'আমন্ত্রণে না বলা হয়েছে' },
    'staff-role-changed': { en: 'Role of staff changed', bn: 'কর্মীর দায়িত্ব বদলানো হয়েছে' },
    'staff-revoked': { en: 'Staff taken off', bn: 'কর্মী বাদ দেওয়া হয়েছে' },
    'staff-invitation-withdrawn': { en: 'Invitation withdrawn', bn: 'আমন্ত্রণ ফিরিয়ে নেওয়া হয়েছে' },
  },
  history: { en: 'What has happened', bn: 'যা যা হয়েছে' },
  noHistory: { en: 'Nothing is written down yet.', bn: 'এখনও কিছু লেখা নেই।' },
  facts: {
    name: { en: 'Bus Name', bn: 'বাস কোম্পানি' },
    licence: { en: 'License Number', bn: 'লাইসেন্স নম্বর' },
    registration: { en: 'Registration number', bn: 'নিবন্ধন নম্বর' },
    vatNumber: { en: 'VAT number (BIN)', bn: 'ভ্যাট নম্বর (BIN)' },
    email: { en: 'Email', bn: 'ই-মেইল' },
    owner: { en: 'Owner', bn: 'মালিক' },
    submitted: { en: 'Submitted', bn: 'জমার তারিখ' },
    nobody: { en: 'Nobody owns it here', bn: 'এখানে কোনো মালিক নেই' },
  },
  missing: {
    title: { en: 'What is missing', bn: 'যা বাকি আছে' },
    documents: { en: 'A copy of the licence', bn: 'লাইসেন্সের কপি' },
    'email-confirmation': {
      en: 'The e-mail is not confirmed yet: open the link in our mail',
      bn: 'ই-মেইল নিশ্চিত করা হয়নি: আমাদের মেইলের লিংকটি খুলুন',
    },
  },
  reason: { en: 'Reason', bn: 'কারণ' },
});

export const addBusesText = texts({
  title: { en: 'Add Your Bus', bn: 'বাস যোগ করুন' },
  none: {
    title: { en: 'First add your company', bn: 'আগে আপনার কোম্পানি যোগ করুন' },
    text: {
      en: 'Buses belong to a company with a licence. It takes a few minutes.',
      bn: 'বাস চলে লাইসেন্স থাকা কোম্পানির নামে। কয়েক মিনিট লাগবে।',
    },
    add: { en: 'Add Company', bn: 'কোম্পানি যোগ করুন' },
  },
  submitted: {
    title: { en: 'Your Request is Processing', bn: 'আপনার আবেদন যাচাই করা হচ্ছে' },
    text: {
      en: 'We check the licence and write to you. Until then nothing can be sold.',
      bn: 'লাইসেন্স যাচাই করে আমরা আপনাকে জানাব। তার আগে টিকিট বিক্রি করা যাবে না।',
    },
  },
  rejected: {
    title: { en: 'Your request needs a correction', bn: 'আবেদনে কিছু ঠিক করতে হবে' },
    text: {
      en: 'Correct what is named here and send it again; nothing else is lost.',
      bn: 'এখানে যা লেখা আছে তা ঠিক করে আবার পাঠান। বাকি সব আগের মতোই আছে।',
    },
    correct: { en: 'Correct and send again', bn: 'ঠিক করে আবার পাঠান' },
  },
  suspended: {
    title: { en: 'Your company is suspended', bn: 'আপনার কোম্পানি স্থগিত আছে' },
    text: {
      en: 'Your trips are not on sale for now. Tickets that were sold stay valid.',
      bn: 'আপাতত আপনার টিকিট বিক্রি বন্ধ। যে টিকিট বিক্রি হয়েছে তা বৈধ থাকবে।',
    },
    call: { en: 'Call Center', bn: 'কল সেন্টার' },
  },
  factor: {
    text: {
      en: 'Owners log in with a second factor. You can set it up while we check.',
      bn: 'মালিকদের লগ ইনে দ্বিতীয় ধাপ লাগে। যাচাই চলার সময়েই সেটি চালু করতে পারেন।',
    },
    link: { en: 'Set it up now', bn: 'এখনই চালু করুন' },
  },
  next: {
    en: 'Once you are verified, one form puts your first coach on sale.',
    bn: 'যাচাই হয়ে গেলে একটি পাতা পূরণ করলেই প্রথম কোচের টিকিট বিক্রি শুরু হবে।',
  },
  toBuses: { en: 'Buses', bn: 'বাস' },
});

export const busesText = texts({
  title: { en: 'Buses', bn: 'বাস' },
  trips: { en: 'Upcoming trips', bn: 'সামনের যাত্রা' },
  coaches: { en: 'Coaches', bn: 'কোচ' },
  allCoaches: { en: 'All coaches', bn: 'সব কোচ' },
  views: { en: 'How the trips are shown', bn: 'যাত্রা দেখার ধরন' },
  list: { en: 'List', bn: 'তালিকা' },
  calendar: { en: 'Calendar', bn: 'ক্যালেন্ডার' },
  week: {
    before: { en: 'Previous', bn: 'আগের সপ্তাহ' },
    after: { en: 'Next', bn: 'পরের সপ্তাহ' },
    today: { en: 'Today', bn: 'আজ' },
    run: { en: 'Coach', bn: 'কোচ' },
    legend: { en: 'Each box: seats sold of all seats.', bn: 'প্রতি ঘরে: কত সিট বিক্রি হয়েছে / মোট সিট।' },
    none: { en: 'No trips in this week.', bn: 'এই সপ্তাহে কোনো যাত্রা নেই।' },
    noneOnDay: { en: 'no trip', bn: 'যাত্রা নেই' },
    days: { en: 'Days of the week', bn: 'সপ্তাহের দিন' },
    more: { en: 'More coaches', bn: 'আরও কোচ' },
    fewer: { en: 'Earlier coaches', bn: 'আগের কোচ' },
  },
  coachSeats: (seats: string) => ({ en: `${seats} seats`, bn: `${seats} সিট` }),
  columns: {
    leaves: { en: 'Leaves', bn: 'ছাড়ে' },
    route: { en: 'Route', bn: 'রুট' },
    coach: { en: 'Coach', bn: 'কোচ' },
    sold: { en: 'Sold', bn: 'বিক্রি' },
    state: { en: 'State', bn: 'অবস্থা' },
  },
  sold: (sold: string, all: string) => ({ en: `${sold} of ${all}`, bn: `${all}টির ${sold}টি` }),
  left: (left: string) => ({ en: `${left} left`, bn: `${left}টি খালি` }),
  states: {
    'on-sale': { en: 'On sale', bn: 'বিক্রি চলছে' },
    'sold-out': { en: 'Sold out', bn: 'সব সিট শেষ' },
    closed: { en: 'Closed', bn: 'বিক্রি বন্ধ' },
    cancelled: { en: 'Cancelled', bn: 'বাতিল' },
    paused: { en: 'Not on sale', bn: 'বিক্রি হচ্ছে না' },
    late: { en: 'Delayed', bn: 'দেরি হচ্ছে' },
    departed: { en: 'Departed', bn: 'ছেড়ে গেছে' },
    'on-the-road': { en: 'On the road', bn: 'পথে' },
    arrived: { en: 'Arrived', bn: 'পৌঁছেছে' },
  },
  noTrips: { en: 'No trips are planned yet.', bn: 'এখনও কোনো যাত্রা ঠিক করা হয়নি।' },
  moreCoaches: { en: 'and more', bn: 'আরও আছে' },
  noCoaches: { en: 'No coaches yet.', bn: 'এখনও কোনো কোচ নেই।' },
  noMore: { en: 'No trips after these.', bn: 'এর পরে আর কোনো যাত্রা নেই।' },
  later: { en: 'Later trips', bn: 'পরের যাত্রা' },
  earlier: { en: 'Earlier trips', bn: 'আগের যাত্রা' },
  pages: { en: 'Pages of trips', bn: 'যাত্রার পাতা' },
  add: { en: 'Add Bus', bn: 'বাস যোগ করুন' },
  unverified: {
    en: 'Your company is not verified now, so nothing is on sale.',
    bn: 'আপনার কোম্পানি এখন যাচাই করা নেই, তাই কিছু বিক্রি হচ্ছে না।',
  },
  why: { en: 'See why', bn: 'কারণ দেখুন' },
});

export const providerListText = texts({
  title: { en: 'All Bus Provider List', bn: 'সব বাস কোম্পানির তালিকা' },
  count: (count: string) => ({ en: counted(count, 'company', 'companies'), bn: `${count}টি কোম্পানি` }),
  one: { en: '1 company', bn: '১টি কোম্পানি' },
  columns: {
    name: { en: 'Bus Name', bn: 'বাস কোম্পানি' },
    email: { en: 'Email', bn: 'ই-মেইল' },
    licence: { en: 'License Number', bn: 'লাইসেন্স নম্বর' },
    action: { en: 'Action', bn: 'কাজ' },
  },
  query: { en: 'Name, e-mail or licence number', bn: 'নাম, ই-মেইল বা লাইসেন্স নম্বর' },
  state: { en: 'State', bn: 'অবস্থা' },
  all: { en: 'All', bn: 'সব' },
  search: { en: 'Search', bn: 'খুঁজুন' },
  loading: { en: 'Loading...', bn: 'খোলা হচ্ছে...' },
  none: {
    en: 'No company matches. Try fewer letters, or all states.',
    bn: 'কোনো কোম্পানি মেলেনি। কম অক্ষর দিয়ে খুঁজুন, না হলে সব অবস্থা দেখুন।',
  },
  reset: { en: 'Show all', bn: 'সব দেখুন' },
  pages: { en: 'Pages of companies', bn: 'কোম্পানির পাতা' },
  page: (page: string, pages: string) => ({
    en: `Page ${page} of ${pages}`,
    bn: `${pages} পাতার ${page} নম্বর`,
  }),
  next: { en: 'Next', bn: 'পরের' },
  previous: { en: 'Previous', bn: 'আগের' },
  more: { en: 'More', bn: 'আরও' },
  moreOf: (name: string) => ({ en: `More for ${name}`, bn: `${name}: আরও` }),
  decide: { en: 'Decide', bn: 'সিদ্ধান্ত' },
  nothing: { en: 'Its owner has to correct the application first.', bn: 'আগে মালিককে আবেদন ঠিক করতে হবে।' },
  decisions: {
    verify: { en: 'Verify', bn: 'যাচাই করুন' },
    reject: { en: 'Reject', bn: 'ফেরত দিন' },
    suspend: { en: 'Suspend', bn: 'স্থগিত করুন' },
    restore: { en: 'Restore', bn: 'আবার চালু করুন' },
  },
  reason: { en: 'Reason, as the owner reads it', bn: 'কারণ, মালিক যা পড়বেন' },
  wholeLog: { en: 'Everything in the audit log', bn: 'কাজের খতিয়ানে সব দেখুন' },
  back: { en: 'All companies', bn: 'সব কোম্পানি' },
});
