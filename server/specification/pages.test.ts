import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { seedPlaces } from '../db/seed/seed-places.ts';
import { builtPages } from '../testing/built-pages.ts';
import { makeAdmin, makeOwner, type Person, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let person: Person;
let owner: Person;
let provider: Person;
let admin: Person;
let tripId: string;
const date = addDays(dhakaDate(new Date()), 3);
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  await seedPlaces(world);
  ({ tripId } = await sampleTrip(world.db, 3));
  const busProvider = () => signUpPerson(world, { accountType: 'busProvider' });
  person = await signUpPerson(world);
  owner = await makeOwner(world, await busProvider());
  await makeOwner(world, await busProvider(), 'submitted');
  provider = await busProvider();
  admin = await makeAdmin(world, await signUpPerson(world));
});
afterAll(() => world.stop());

const read = async (path: string, who?: Person): Promise<string> => {
  const cookie = who?.browser.headers.get('cookie') ?? '';
  const answer = await fetch(world.publicUrl + path, { headers: { cookie, accept: 'text/html' } });
  expect([path, answer.status]).toEqual([path, 200]);
  return (await answer.text()).replaceAll('<!-- -->', '').replaceAll(/<(script|style).*?<\/\1>/gs, '');
};
const plain = (html: string): string =>
  html
    .replaceAll(/<\/(em|span)>/g, '')
    .replaceAll(/<(em|span)[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')
    .replaceAll('&amp;', '&')
    .replaceAll('&#x27;', "'")
    .replaceAll(/[^\S\n]+/g, ' ');
const parts = (words: string): string[] => words.split(' | ');
/** Returns the words that a page lacks, or that it has in another order. */
const missing = (html: string, words: readonly string[]): string[] => {
  const text = plain(html);
  let from = 0;
  return words.filter((word) => {
    const at = text.indexOf(word, from);
    if (at >= 0) from = at + word.length;
    return at < 0;
  });
};

/** Roads, which pages draw with a line between their places. */
const roads = [
  ...parts(`Madaripur-Dhaka | Dhaka-Madaripur | Sylhet-Dhaka | Chittagong-Dhaka | Dhaka-Bogura-Naogaon`),
  ...parts(`Dhaka-Rajshahi-Chapai | Dhaka-Cox's Bazar | Dhaka-Sylhet | Dhaka-Khulna | Dhaka-Barishal`),
  ...parts(`Dhaka-Rangpur | Dhaka-Benapole`),
];
const home = [
  ...parts(`About Us | Our Partners | Query | Contact Us | Cancel Ticket | Login | Signup`),
  ...parts(`Poth | Best & Most Professional Travel Option In Bangladesh`),
  ...parts(`We have the widest range of luxury inter-city bus.`),
  ...parts(`Buy Ticket | How to Buy Ticket | How to Cancel Ticket | From | To | Journey date | Coach Type`),
  ...parts(`AC | Non AC | Search | Why Poth`),
  ...parts(`Bus Amenities | Water Bottle | Blanket | TV | Bus Tracking | Charging Port | Snacks`),
  ...parts(`Emergency Exit | Air Conditioner | Fire Extinguisher | Pillow | Reading Light | Wifi`),
  ...parts(`Available Bus Operators | Top Bus Routes`),
  ...roads.flatMap((road) => road.split('-')),
  ...parts(`Our Online Payment Partner | Company Info | About | History | Careers | Services | Bus Ticket`),
  ...parts(`Online Booking | Ticket By Road | Ticket By Bus | Free Buffet | Helpful Links | Contact | FAQs`),
  ...parts(`Live Chat | Legal | Privacy Policy | Terms & Conditions | Returns Policy | Accessibility`),
  String(new Date().getFullYear()),
];

test('home has its parts and their words in the given order', async () => {
  const html = await read('/');
  expect(missing(html, home)).toEqual([]);
  expect([...html.matchAll(/data-part="slide"/g)]).toHaveLength(3);
  for (const mark of ['bKash', 'Nagad', 'upay', 'Rocket', 'American Express', 'DBBL', 'MasterCard', 'VISA'])
    expect(html.slice(html.indexOf('Our Online Payment Partner'))).toContain(mark);
});

const open: readonly [path: string, words: readonly string[]][] = [
  [
    '/how-to-buy',
    ['From, To, journey date, time period and coach type and press Search', 'View Seats', 'seats', 'get on'],
  ],
  ['/how-to-buy', ['summary, tick the terms and press Proceed to Pay', 'SMS', 'email']],
  [
    '/how-to-cancel',
    [
      'Ticket Operation tab',
      'PNR',
      'a Cancel Ticket button appears',
      'tick the terms',
      'Cancel Ticket and Refund',
    ],
  ],
  ['/how-to-cancel', ['The refund starts by itself', '3–14 business days']],
  ['/login', ['Login', 'Sign Up', 'E-mail', 'Password', 'Remember me', 'Google', 'Facebook']],
  ['/sign-up', ['Full Name', 'E-mail', 'Password', 'User', 'Bus Provider', 'Google', 'Facebook']],
  ['/about-us', ['Company Profile', 'Our Mission', 'Our Vision', 'Our Management']],
  ['/about-us', ['1990', '60', '200', 'over a million']],
  [
    '/about-us',
    ['Abdul Karim', 'Shirin Akter', 'Rafiqul Islam', 'Nusrat Jahan', 'Mizanur Rahman', 'Farhana Yasmin'],
  ],
  ['/our-partners', ['Hanif Enterprise', 'Desh Travels', 'Mullick Express', 'Parkline Transport']],
  [
    '/query',
    ['Send Your Query', 'First name', 'Last name', '(optional)', 'Your email', 'Subject', 'Message', 'Send'],
  ],
  ['/contact-us', ['Contact Us', 'Call Center']],
  ['/call-center', ['Call Center', '01700-000001', '01700-000002', '01700-000003']],
  ['/call-center', ['02-48000001', '02-48000002', '02-48000003']],
  ['/cancel-ticket', ['Cancel Ticket', 'Ticket PNR *', 'Your Number *', 'Find Ticket']],
  ['/ticket', ['Buy Ticket', 'Ticket Operation', 'Ticket PNR', 'Find Ticket']],
  [
    '/search',
    ['Buy Ticket', 'Ticket Operation', 'From', 'To', 'Journey date', 'Time period', 'Coach type', 'Search'],
  ],
  [
    '/search',
    [
      'After midnight (12:00AM-4:59AM)',
      'Morning (5:00AM-11:59AM)',
      'Afternoon (12:00PM-5:59PM)',
      'Night (6:00PM-11:59PM)',
    ],
  ],
];
test.each(open)('%s has the words of the specification: %s', async (path, words) => {
  expect(missing(await read(path), words)).toEqual([]);
});

test('the PNR of Ticket Operation has its placeholder and is required', async () => {
  const input = /<input[^>]*name="pnr"[^>]*>/.exec(await read('/ticket'))?.[0] ?? '';
  expect(input).toContain('placeholder="Please Enter Ticket PNR"');
  expect(input).toContain('required=""');
});

test('each of four partners has the six routes and the six facilities', async () => {
  const html = await read('/our-partners');
  const routes = ['Dhaka-Chittagong', 'Chittagong-Dhaka', "Dhaka-Cox's Bazar", "Cox's Bazar-Dhaka"];
  const partner = [
    ...routes,
    'Dhaka-Benapole',
    'Benapole-Dhaka',
    ...parts(`Free Buffet | Live TV | Onboard Free WiFi | Friendly Guide | Dual AC | Blanket`),
  ];
  expect(missing(html, [...partner, ...partner, ...partner, ...partner])).toEqual([]);
});

test('a search and its seat map have their words', async () => {
  const html = await read(`/search?from=dhaka&to=naogaon&date=${date}&trip=${tripId}&leg=0-2`);
  const card = [
    'Available Trips 1',
    'Desh Travels',
    'DT-4021',
    'Departure',
    'Dhaka',
    'Arrival',
    'Naogaon',
    '৳',
  ];
  expect(missing(html, [...card, 'Report', 'Front'])).toEqual([]);
  // With a service charge, as here, the column shows the full price of a seat; without one it is Fare (TK).
  const map = ['Available', 'Sold', 'Selected Seat', 'Price (TK)', 'Action', 'Total Selected Seats'];
  expect(missing(html, map)).toEqual([]);
  expect(missing(html, ['Total Amount (TK)', 'NEXT'])).toEqual([]);
});

test('pages of accounts have their words, and what is prefilled cannot be changed', async () => {
  const profile = await read(`/profile/${person.email}`, person);
  expect(
    missing(profile, ['Updated Profile', 'Your Name', 'Your email', 'Your phone Number', 'Update']),
  ).toEqual([]);
  const company = await read('/bus-provider', provider);
  expect(missing(company, ['Bus Company', 'Bus Name', 'Your email', 'Bus Company License', 'Save'])).toEqual(
    [],
  );
  for (const [html, { email }] of [
    [profile, person],
    [company, provider],
  ] as const) {
    const input = html.match(/<input[^>]*type="email"[^>]*>/)?.[0] ?? '';
    expect(input).toContain(`value="${email}"`);
    expect(input).toContain('disabled=""');
  }
  const bus = await read('/add-buses', owner);
  const fields = [
    'Bus Name',
    'Bus Number',
    'Date',
    'From',
    'Destination',
    'Reporting time',
    'Departure time',
  ];
  for (const field of [...fields, 'Fare', 'Coach Type', 'Seat Capacity', 'Picture of the bus'])
    expect(missing(bus, [field])).toEqual([]);
  const list = await read('/allBusProviderList', admin);
  expect(missing(list, ['All Bus Provider List', 'Bus Name', 'Email', 'License Number', 'Verify'])).toEqual(
    [],
  );
  expect(missing(list, ['Verified'])).toEqual([]);
});

test('Add Your Bus sent empty says what is required in the words of the specification', async () => {
  const answer = await fetch(`${world.publicUrl}/add-buses`, {
    method: 'POST',
    body: new FormData(),
    headers: { cookie: owner.browser.headers.get('cookie') ?? '', origin: world.publicUrl },
  });
  expect(answer.status).toBe(422);
  const said = plain((await answer.text()).replaceAll('<!-- -->', ''));
  for (const name of ['Bus Name', 'Bus Number', 'Date', 'Destination', 'Reporting time', 'Departure time'])
    expect(said).toContain(`${name} is required`);
  for (const words of ['This field is required', 'Fare is required', 'Coach Type is required'])
    expect(said).toContain(words);
  expect(said).toContain('Seat Capacity is required');
});
