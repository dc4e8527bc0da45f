import type { PlaceId } from './place.ts';
import type { Point } from './point.ts';

/**
 * Centres of places, latitude and longitude to a thousandth of a degree (about 100 m), each of the town that names its
 * district. Only sourced values: a place that is missing has no centre, and a coach is located by the stops next to it.
 */
const centres: Readonly<Record<PlaceId, readonly [latitude: number, longitude: number]>> = {
  // GeoNames (geonames.org, CC BY 4.0): populated places of Bangladesh.
  dhaka: [23.71, 90.407],
  narayanganj: [23.614, 90.503],
  'coxs-bazar': [21.44, 92.01],
  chattogram: [22.338, 91.832],
  sylhet: [24.899, 91.872],
  rajshahi: [24.374, 88.601],
  khulna: [22.81, 89.564],
  barishal: [22.705, 90.37],
  rangpur: [25.747, 89.252],
  bogura: [24.851, 89.371],
  naogaon: [24.804, 88.949],
  chapainawabganj: [24.59, 88.274],
  madaripur: [23.171, 90.209],
  jashore: [23.17, 89.214],
  cumilla: [23.462, 91.185],
  mymensingh: [24.756, 90.406],
  pirojpur: [22.58, 89.975],
  bhola: [22.688, 90.644],
  feni: [23.014, 91.397],
  lakshmipur: [22.944, 90.83],
  khagrachhari: [23.108, 91.97],
  bandarban: [22.195, 92.219],
  narsingdi: [23.923, 90.718],
  shariatpur: [23.218, 90.351],
  tangail: [24.25, 89.917],
  kishoreganj: [24.439, 90.783],
  faridpur: [23.606, 89.841],
  satkhira: [22.708, 89.072],
  narail: [23.155, 89.495],
  kushtia: [23.903, 89.119],
  magura: [23.487, 89.416],
  bagerhat: [22.657, 89.791],
  sherpur: [25.019, 90.018],
  jamalpur: [24.92, 89.948],
  netrokona: [24.884, 90.729],
  sirajganj: [24.458, 89.708],
  pabna: [24.006, 89.237],
  natore: [24.411, 88.987],
  joypurhat: [25.101, 89.027],
  panchagarh: [26.333, 88.558],
  dinajpur: [25.627, 88.638],
  lalmonirhat: [25.917, 89.446],
  gaibandha: [25.329, 89.544],
  thakurgaon: [26.031, 88.47],
  moulvibazar: [24.489, 91.771],
  habiganj: [24.38, 91.413],
  teknaf: [20.858, 92.298],
  'char-fasson': [22.226, 90.713],
  ramganj: [23.101, 90.85],
  bhairab: [24.052, 90.976],
  ishwardi: [24.129, 89.066],
  saidpur: [25.778, 88.892],
  // Districts of github.com/nuhil/bangladesh-geocode (MIT), where GeoNames has no town of that name.
  jhalokati: [22.642, 90.2],
  patuakhali: [22.36, 90.33],
  barguna: [22.16, 90.125],
  brahmanbaria: [23.957, 91.112],
  rangamati: [22.656, 92.175],
  noakhali: [22.87, 91.099],
  chandpur: [23.233, 90.671],
  gazipur: [24.002, 90.426],
  rajbari: [23.757, 89.644],
  gopalganj: [23.005, 89.827],
  meherpur: [23.762, 88.632],
  chuadanga: [23.64, 88.842],
  jhenaidah: [23.545, 89.154],
  nilphamari: [25.932, 88.856],
  kurigram: [25.805, 89.636],
  sunamganj: [25.066, 91.395],
  // Wikipedia, articles Manikganj and Munshiganj (the towns): neither GeoNames nor bangladesh-geocode has them.
  manikganj: [23.862, 90],
  munshiganj: [23.55, 90.53],
};

/** Returns the centre of a place; null where unknown. */
export const centreOf = (placeId: PlaceId): Point | null => {
  const [latitude, longitude] = centres[placeId] ?? [];
  return latitude === undefined || longitude === undefined ? null : { latitude, longitude };
};
