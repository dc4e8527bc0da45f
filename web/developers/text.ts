import { digits } from '@poth/domain/language.ts';
import { texts } from '../text/texts.ts';

export const developersText = texts({
  title: { en: 'Developers', bn: 'ডেভেলপারদের জন্য' },
  lead: {
    en: 'Every call that a program may make to Poth: who may, what to send, what comes back.',
    bn: 'কোনো প্রোগ্রাম পথ-কে যা যা জিজ্ঞেস করতে পারে: কে পারবে, কী পাঠাতে হবে, কী উত্তর আসবে।',
  },
  begin: { en: 'To begin', bn: 'শুরু করতে' },
  steps: [
    {
      en: 'Sign up or sign in at /auth and keep the cookies it sets.',
      bn: '/auth-এ অ্যাকাউন্ট খুলুন বা লগ ইন করুন, যে কুকি আসে তা রেখে দিন।',
    },
    {
      en: 'Take the bearer token of that session from /users/jwt, and send it from then on. It ends when the session ends.',
      bn: '/users/jwt থেকে ওই সেশনের টোকেন নিন, এরপর থেকে সেটি পাঠান। সেশন শেষ হলে টোকেনও শেষ।',
    },
    {
      en: 'A call that changes something and brings no token names its client in the header x-poth-client.',
      bn: 'যে কল কিছু বদলায় আর টোকেন আনে না, তাকে x-poth-client হেডারে নিজের নাম জানাতে হয়।',
    },
    {
      en: 'A client written for the specification has two things to add. Its identity provider is /auth here: it signs in there and sends the bearer token with every call about people, companies and buses, not only with GET /users. And it calls from its own server or app: a browser page of another origin is refused, whatever it sends.',
      bn: 'স্পেসিফিকেশন ধরে লেখা প্রোগ্রামকে দুটি জিনিস যোগ করতে হবে। পরিচয় যাচাই এখানে /auth-এ: সেখানে লগ ইন করে ব্যবহারকারী, কোম্পানি ও বাসের প্রতিটি কলে টোকেন পাঠাতে হবে, শুধু GET /users-এ নয়। আর কল আসবে নিজের সার্ভার বা অ্যাপ থেকে: অন্য সাইটের পাতা থেকে ব্রাউজারে করা কল নেওয়া হয় না।',
    },
    {
      en: 'To buy without an account, take a token from POST /api/buyers and send it in the same way.',
      bn: 'অ্যাকাউন্ট ছাড়া টিকিট কিনতে POST /api/buyers থেকে টোকেন নিন, সেটি একইভাবে পাঠান।',
    },
    {
      en: 'After paying, ask GET /api/payments with the tranId that starting the payment answered, until the booking is confirmed.',
      bn: 'টাকা দেওয়ার পর শুরুতে পাওয়া tranId দিয়ে GET /api/payments ডাকুন, বুকিং নিশ্চিত না হওয়া পর্যন্ত।',
    },
    {
      en: 'Where holding seats answers number-proof-needed, many seats of that coach are held unpaid from your network: have a code sent by /api/buyers/number-codes, give it to /api/buyers/number as the same buyer, and hold again.',
      bn: 'সিট ধরতে গিয়ে number-proof-needed এলে বুঝবেন, আপনার নেটওয়ার্ক থেকে ওই বাসের অনেক সিট টাকা না দিয়ে রাখা আছে। /api/buyers/number-codes দিয়ে কোড পাঠান, একই ক্রেতা হিসেবে কোডটি /api/buyers/number-এ দিন, তারপর আবার সিট ধরুন।',
    },
    {
      en: 'Money is in paisa where a name ends in Paisa, else in taka. Times are in UTC where they are full dates.',
      bn: 'নামের শেষে Paisa থাকলে টাকার হিসাব পয়সায়, না হলে টাকায়। পুরো তারিখসহ সময় UTC-তে।',
    },
  ],
  document: { en: 'The description as OpenAPI 3.1', bn: 'OpenAPI 3.1 বিবরণ' },
  calls: (count: number) => ({
    en: count === 1 ? '1 call' : `${count} calls`,
    bn: `${digits(count, 'bn')}টি কল`,
  }),
  contents: { en: 'All calls', bn: 'সব কল' },
  groups: {
    description: { en: 'For programs', bn: 'প্রোগ্রামের জন্য' },
    auth: { en: 'Signing in', bn: 'লগ ইন' },
    users: { en: 'People', bn: 'ব্যবহারকারী' },
    busProvider: { en: 'Bus companies', bn: 'বাস কোম্পানি' },
    'available-bus': { en: 'Buses and trips', bn: 'বাস ও যাত্রা' },
    email: { en: 'Queries', bn: 'প্রশ্ন' },
    trips: { en: 'Searching, trips and seats', bn: 'খোঁজা, যাত্রা ও সিট' },
    'waiting-rooms': { en: 'Waiting for an opening', bn: 'বিক্রি শুরুর অপেক্ষা' },
    bookings: { en: 'Holding seats', bn: 'সিট ধরে রাখা' },
    payments: { en: 'Paying', bn: 'টাকা দেওয়া' },
    tickets: { en: 'Tickets by PNR', bn: 'PNR দিয়ে টিকিট' },
    refunds: { en: 'Cancelling', bn: 'টিকিট বাতিল' },
  },
  whoLabel: { en: 'Who may', bn: 'কে পারবে' },
  who: {
    everybody: { en: 'Everybody', bn: 'যে কেউ' },
    buyer: { en: 'The buyer whose booking it is', bn: 'যিনি সিট নিয়েছেন' },
    holder: {
      en: 'The buyer whose booking it is, its account, or who brings its proof in x-poth-proof',
      bn: 'যিনি সিট নিয়েছেন, তাঁর অ্যাকাউন্ট, অথবা যিনি x-poth-proof হেডারে প্রমাণ আনেন',
    },
    signedIn: { en: 'Whoever is signed in', bn: 'যিনি লগ ইন করেছেন' },
    self: { en: 'The person itself', bn: 'শুধু নিজে' },
    selfOrAdmin: { en: 'The person itself, or an admin', bn: 'নিজে, অথবা অ্যাডমিন' },
    busProvider: { en: 'A bus provider', bn: 'বাস কোম্পানি' },
    operatorOwner: { en: 'The owner of a company', bn: 'কোম্পানির মালিক' },
    admin: { en: 'Admins, with the second factor shown', bn: 'অ্যাডমিন, দ্বিতীয় ধাপ দেখিয়ে' },
  },
  path: { en: 'In the address', bn: 'ঠিকানায়' },
  query: { en: 'In the query', bn: 'কোয়েরিতে' },
  body: { en: 'What to send', bn: 'কী পাঠাতে হবে' },
  answer: { en: 'Answer', bn: 'কী উত্তর আসে' },
  problems: { en: 'Problems', bn: 'সমস্যা' },
  more: { en: 'Example and problems', bn: 'উদাহরণ ও সমস্যা' },
  problemsLead: {
    en: 'A refusal is application/problem+json: its code, its status and a sentence in the language of Accept-Language.',
    bn: 'প্রত্যাখ্যান আসে application/problem+json হিসেবে: কোড, স্ট্যাটাস আর Accept-Language অনুযায়ী একটি বাক্য।',
  },
  status: { en: 'Status', bn: 'স্ট্যাটাস' },
  code: { en: 'Code', bn: 'কোড' },
  sentence: { en: 'What it says', bn: 'কী বলে' },
});

/** Descriptions of calls in Bangla; the English ones are in the contract itself. */
export const callsInBangla: Readonly<Record<string, string>> = {
  'GET /api/openapi.json': 'প্রোগ্রামের পড়ার জন্য এই বিবরণ',
  'GET /auth/session': 'সঙ্গে আসা কুকি দিয়ে কে লগ ইন আছেন',
  'POST /auth/sign-up':
    'ই-মেইল ও পাসওয়ার্ড দিয়ে অ্যাকাউন্ট চাওয়া; নিশ্চিত করার লিংক মেইলে যায়, ঠিকানায় আগেই অ্যাকাউন্ট থাকলে মেইলে তা-ই বলা হয়',
  'POST /auth/sign-in': 'ই-মেইল ও পাসওয়ার্ড দিয়ে লগ ইন; সেশনের কুকি বসে',
  'POST /auth/codes': 'মোবাইল নম্বরে ওটিপি পাঠানো',
  'POST /auth/sign-in/phone': 'নম্বরে পাঠানো কোড দিয়ে লগ ইন; নতুন নম্বর হলে অ্যাকাউন্ট খোলে',
  'POST /auth/second-factor': 'লগ ইনের বাকি থাকা দ্বিতীয় ধাপ দেওয়া',
  'POST /auth/sign-out': 'সার্ভারে সেশন শেষ করা',
  'GET /users/jwt': 'এই সেশনেরই টোকেন; সেশন শেষ হলে টোকেনও শেষ',
  'GET /users/{email}': 'ই-মেইল দিয়ে একজন ব্যবহারকারী; text/html চাইলে পাতা আসে',
  'POST /users': 'লগ ইন করা ব্যক্তির তথ্য পূরণ: নাম, আর অ্যাকাউন্ট কীসের জন্য',
  'PUT /users/{email}': 'নিজের নাম বদলানো; phoneToProve-এর নম্বরটি পাঠানো কোড দিলে নিজের হয়',
  'GET /busProvider': 'সব বাস কোম্পানি, নতুন আবেদন আগে',
  'GET /busProvider/{email}': 'একজনের বাস কোম্পানি',
  'POST /busProvider': 'নিজের বাস কোম্পানি নিবন্ধন; অ্যাডমিন যাচাই করেন',
  'PATCH /busProvider/{id}': 'বাস কোম্পানি যাচাই করা; আগেই যাচাই করা থাকলে modifiedCount শূন্য',
  'POST /1/upload': 'বাসের ছবি পাঠানো, JPEG, PNG বা WebP, সর্বোচ্চ ৫ মেগাবাইট; এক ঘণ্টার মধ্যে পরের বাসটি ছবিটি পায়',
  'POST /available-bus': 'নিজের যাচাই করা কোম্পানির বাস বিক্রিতে দেওয়া, সবশেষে পাঠানো ছবিসহ',
  'GET /available-bus/from-and-to': 'কোন জায়গা থেকে কোন জায়গায় বাস যায়',
  'GET /available-bus/search-data/': 'কোনো তারিখে দুই জায়গার মধ্যে যাত্রাগুলো',
  'POST /api/v1.0/email/send-form': 'কোম্পানিকে প্রশ্ন পাঠানো; উত্তর OK, অন্য সবকিছু ব্যর্থতা',
  'GET /api/trips': 'কোনো তারিখে দুই জায়গার মধ্যে কোচ; রাতের খোঁজে মধ্যরাতের পরেরগুলোও',
  'GET /api/places': 'যেসব জায়গায় বাস যায়',
  'GET /api/trips/{tripId}': 'দুই স্টপের মধ্যে একটি যাত্রা: সময়, ভাড়া, ওঠা ও নামার কাউন্টার',
  'GET /api/trips/{tripId}/seats': 'দুই স্টপের মধ্যে একটি যাত্রার সিটের ছক',
  'POST /api/buyers': 'পরের কলগুলোতে ক্রেতাকে চেনার টোকেন',
  'POST /api/buyers/number-codes': 'নম্বরে কোড পাঠানো; সিট ধরার কল number-proof-needed উত্তর দিলে এটি লাগে',
  'POST /api/buyers/number': 'কোড দিয়ে নম্বর যাচাই; তারপর আবার সিট ধরুন',
  'POST /api/holds': 'সিট ধরে রাখা; একই যাত্রার পরের সিট একই বুকিংয়ে যোগ হয়',
  'GET /api/holds/{tripId}/{bookingId}': 'ধরে রাখা সিট, তার দাম আর চলতি পেমেন্ট',
  'POST /api/holds/release': 'সময় শেষের আগে ধরে রাখা সিট ছেড়ে দেওয়া',
  'GET /api/waiting-rooms': 'সামনের ও খোলা অপেক্ষার ঘরগুলো',
  'GET /api/waiting-rooms/{roomId}': 'অপেক্ষার ঘর কতটা এগিয়েছে; সবার জন্য একই উত্তর',
  'GET /api/waiting-rooms/{roomId}/lot': 'লটারি মেলানোর সব তথ্য',
  'POST /api/waiting-rooms/{roomId}/places':
    'অপেক্ষার ঘরে জায়গা নেওয়া; সিট ধরতে গিয়ে waiting-room উত্তর পেলে এটিই করতে হয়',
  'POST /api/waiting-rooms/{roomId}/places/view': 'একটি জায়গার অবস্থা: নম্বর, আগে কতজন, কত সময় বাকি',
  'POST /api/waiting-rooms/{roomId}/passes':
    'নম্বর এলে ভেতরে ঢোকা; পাস দেয়, যা সিট ধরার সময় x-poth-pass হেডারে পাঠাতে হয়',
  'POST /api/bookings/points': 'কোথায় উঠবেন ও নামবেন বাছাই',
  'POST /api/bookings/promo': 'প্রোমো কোড বসানো; সিট যতক্ষণ ধরে রাখা থাকে, দাম ততক্ষণ কম',
  'POST /api/bookings/promo/remove': 'প্রোমো কোড সরিয়ে ফেলা; দাম আগের মতো হয়',
  'POST /api/bookings/details': 'কে যাবেন আর কার সঙ্গে যোগাযোগ করা যাবে; PNR দেয়',
  'POST /api/payments': 'টাকা দেওয়া শুরু; গেটওয়ের পাতার ঠিকানা আর খোঁজ নেওয়ার tranId আসে',
  'GET /api/payments/{tranId}': 'একটি পেমেন্ট ও তার বুকিংয়ের অবস্থা',
  'POST /api/look-ups': 'PNR আর কেনার নম্বর দিয়ে বুকিং; মালিক প্রমাণ না হলে তথ্য আড়ালে থাকে',
  'POST /api/codes': 'বুকিংয়ের নম্বরে বা ই-মেইলে ওটিপি পাঠানো; যে টোকেন চেয়েছে শুধু তার জন্য',
  'POST /api/proofs': 'ওটিপি দিয়ে বুকিং নিজের বলে প্রমাণ; পরের কলে x-poth-proof হেডারে সেটি আসে',
  'GET /api/tickets/{pnr}': 'বুকিং ও তার টিকিট: ক্রেতা, অ্যাকাউন্ট বা প্রমাণ যাঁর আছে',
  'GET /api/tickets/{pnr}/pdf': 'বুকিংয়ের টিকিট PDF হিসেবে',
  'POST /api/refunds/quote': 'এখন বাতিল করলে কত ফেরত আসবে, কতক্ষণ তা থাকবে',
  'POST /api/refunds': 'সিট বাতিল করে দেখানো টাকা ফেরত পাঠানো',
};

/** Notes below those descriptions, in Bangla. */
export const notesInBangla: Readonly<Record<string, string>> = {
  'POST /available-bus':
    'একই তথ্য দুবার পাঠালেও বাস একটিই হয়। কোনো জায়গায় কোম্পানির কাউন্টার না থাকলে অ্যাকাউন্টের নম্বরে, তা না থাকলে কল সেন্টারের নম্বরে একটি খোলা হয়।',
};
