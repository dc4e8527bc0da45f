/** A point on the earth, in degrees (WGS 84). */
export type Point = { latitude: number; longitude: number };

const earthRadiusKm = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres between two points in a straight line over the ground (haversine); a road is longer. */
export const kmBetween = (one: Point, other: Point): number => {
  const [from, to] = [radians(one.latitude), radians(other.latitude)];
  const half = (degrees: number): number => Math.sin(radians(degrees) / 2) ** 2;
  const chord =
    half(other.latitude - one.latitude) +
    Math.cos(from) * Math.cos(to) * half(other.longitude - one.longitude);
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(chord));
};
