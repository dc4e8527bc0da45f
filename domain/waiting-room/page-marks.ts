/** Words on a waiting room's page that depend on one place: the rest is the same for everybody. */
const placeWords = [
  'state',
  'queue',
  'plainNumber',
  'number',
  'ahead',
  'toGo',
  'share',
  'lookAgain',
  'placeId',
] as const;
export type PlaceWords = Record<(typeof placeWords)[number], string>;

/** Placeholders of `placeWords` in the page that is drawn for all, to be filled in for each place. */
export const pagePlaceholders = Object.fromEntries(
  placeWords.map((word) => [word, `@@${word}@@`]),
) as PlaceWords;
