import type { DhakaSide } from './dhaka-counters.ts';

/** The kinds of coach that run, described in coach-kinds.ts: non-AC, AC, AC business, and AC sleeper on two decks. */
export type CoachKind = 'plain' | 'cool' | 'business' | 'sleeper';

export type Corridor = {
  /** Place, kilometres and minutes from the first stop; a coach waits `stopMinutes` at each stop in between. */
  stops: readonly (readonly [placeId: string, km: number, minute: number])[];
  /** Stops that give the route its name, besides its ends. */
  via: readonly string[];
  /** Fare from end to end in taka; other pairs pay by the kilometre. */
  fullFareTaka: Partial<Record<CoachKind, number>>;
  dhakaSide: DhakaSide | null;
};

export const stopMinutes = 10;
export const lowestFareTaka = 50;

/** The roads of the demonstration; each is run in both directions. */
// biome-ignore format: a table, one line per row
export const corridors = {
  'dhaka-coxs-bazar': {
    stops: [['dhaka', 0, 0], ['cumilla', 96, 135], ['feni', 151, 205], ['chattogram', 264, 345], ['coxs-bazar', 414, 570]],
    via: ['chattogram'], fullFareTaka: { plain: 900, cool: 1500, business: 1800, sleeper: 2400 }, dhakaSide: 'east',
  },
  'dhaka-chattogram': {
    stops: [['dhaka', 0, 0], ['cumilla', 96, 135], ['feni', 151, 205], ['chattogram', 264, 350]],
    via: [], fullFareTaka: { plain: 600, cool: 1000, business: 1250 }, dhakaSide: 'east',
  },
  'dhaka-sylhet': {
    stops: [['dhaka', 0, 0], ['bhairab', 75, 105], ['habiganj', 160, 220], ['sylhet', 240, 350]],
    via: [], fullFareTaka: { plain: 570, cool: 900, business: 1150 }, dhakaSide: 'east',
  },
  'dhaka-moulvibazar': {
    stops: [['dhaka', 0, 0], ['habiganj', 160, 220], ['sreemangal', 182, 255], ['moulvibazar', 203, 290]],
    via: ['sreemangal'], fullFareTaka: { plain: 520, cool: 850, business: 1050 }, dhakaSide: 'east',
  },
  'dhaka-naogaon': {
    stops: [['dhaka', 0, 0], ['sirajganj', 134, 165], ['bogura', 193, 255], ['naogaon', 243, 330]],
    via: ['bogura'], fullFareTaka: { plain: 620, cool: 950, business: 1250 }, dhakaSide: 'west',
  },
  'dhaka-chapainawabganj': {
    stops: [['dhaka', 0, 0], ['sirajganj', 134, 165], ['natore', 207, 260], ['rajshahi', 252, 325], ['chapainawabganj', 302, 395]],
    via: ['rajshahi'], fullFareTaka: { plain: 760, cool: 1150, business: 1500 }, dhakaSide: 'west',
  },
  'dhaka-rangpur': {
    stops: [['dhaka', 0, 0], ['sirajganj', 134, 165], ['bogura', 193, 255], ['rangpur', 300, 420], ['saidpur', 340, 480]],
    via: ['rangpur'], fullFareTaka: { plain: 760, cool: 1400, business: 1650 }, dhakaSide: 'west',
  },
  'dhaka-panchagarh': {
    stops: [['dhaka', 0, 0], ['bogura', 193, 255], ['dinajpur', 330, 490], ['thakurgaon', 373, 560], ['panchagarh', 410, 620]],
    via: ['dinajpur'], fullFareTaka: { plain: 1000, cool: 1500, business: 1900 }, dhakaSide: 'west',
  },
  'dhaka-kuakata': {
    stops: [['dhaka', 0, 0], ['bhanga', 62, 75], ['barishal', 165, 225], ['patuakhali', 205, 285], ['kuakata', 275, 390]],
    via: ['barishal'], fullFareTaka: { plain: 700, cool: 1100, business: 1400 }, dhakaSide: 'east',
  },
  'dhaka-khulna': {
    stops: [['dhaka', 0, 0], ['bhanga', 62, 75], ['gopalganj', 125, 150], ['khulna', 200, 260]],
    via: [], fullFareTaka: { plain: 590, cool: 950, business: 1200 }, dhakaSide: 'east',
  },
  'dhaka-benapole': {
    stops: [['dhaka', 0, 0], ['bhanga', 62, 75], ['narail', 145, 185], ['jashore', 178, 235], ['benapole', 216, 295]],
    via: ['jashore'], fullFareTaka: { plain: 630, cool: 1050, business: 1350 }, dhakaSide: 'east',
  },
  'dhaka-madaripur': {
    stops: [['dhaka', 0, 0], ['bhanga', 62, 75], ['madaripur', 92, 125]],
    via: [], fullFareTaka: { plain: 300, cool: 450 }, dhakaSide: 'east',
  },
  'dhaka-narayanganj': {
    stops: [['dhaka', 0, 0], ['narayanganj', 20, 60]],
    via: [], fullFareTaka: { plain: 50, cool: 60 }, dhakaSide: 'east',
  },
  'dhaka-ishwardi': {
    stops: [['dhaka', 0, 0], ['sirajganj', 134, 165], ['pabna', 205, 270], ['ishwardi', 228, 310]],
    via: ['pabna'], fullFareTaka: { plain: 600, cool: 900, business: 1200 }, dhakaSide: 'west',
  },
  'dhaka-jamalpur': {
    stops: [['dhaka', 0, 0], ['gazipur', 30, 60], ['mymensingh', 120, 165], ['jamalpur', 177, 255]],
    via: ['mymensingh'], fullFareTaka: { plain: 450, cool: 650, business: 850 }, dhakaSide: 'north',
  },
  'dhaka-noakhali': {
    stops: [['dhaka', 0, 0], ['cumilla', 96, 135], ['noakhali', 180, 265]],
    via: [], fullFareTaka: { plain: 480, cool: 700, business: 900 }, dhakaSide: 'east',
  },
  'dhaka-meherpur': {
    stops: [['dhaka', 0, 0], ['faridpur', 100, 130], ['rajbari', 128, 175], ['kushtia', 187, 270], ['meherpur', 245, 360]],
    via: ['kushtia'], fullFareTaka: { plain: 650, cool: 950, business: 1250 }, dhakaSide: 'west',
  },
  'dhaka-bandarban': {
    stops: [['dhaka', 0, 0], ['feni', 151, 205], ['chattogram', 264, 345], ['bandarban', 340, 475]],
    via: [], fullFareTaka: { plain: 850, cool: 1300, business: 1700 }, dhakaSide: 'east',
  },
  'chattogram-teknaf': {
    stops: [['chattogram', 0, 0], ['coxs-bazar', 150, 225], ['teknaf', 236, 350]],
    via: ['coxs-bazar'], fullFareTaka: { plain: 600, cool: 950, business: 1250 }, dhakaSide: null,
  },
  'sylhet-chattogram': {
    stops: [['sylhet', 0, 0], ['habiganj', 80, 130], ['brahmanbaria', 125, 205], ['cumilla', 182, 290], ['feni', 237, 365], ['chattogram', 350, 510]],
    via: [], fullFareTaka: { plain: 900, cool: 1300, business: 1600 }, dhakaSide: null,
  },
  'rajshahi-khulna': {
    stops: [['rajshahi', 0, 0], ['ishwardi', 58, 85], ['kushtia', 80, 125], ['jhenaidah', 122, 190], ['jashore', 164, 255], ['khulna', 220, 340]],
    via: ['kushtia', 'jashore'], fullFareTaka: { plain: 560, cool: 850, business: 1100 }, dhakaSide: null,
  },
} as const satisfies Record<string, Corridor>;
export type CorridorId = keyof typeof corridors;
