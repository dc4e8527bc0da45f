/** Words on the page of a waiting room that are about one place: the rest is the same for everybody. */
export const placeWords = [
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

/** Marks that stand for it in the page as it is drawn for all, to be filled in for each. */
export const marks = Object.fromEntries(placeWords.map((word) => [word, `@@${word}@@`])) as PlaceWords;
