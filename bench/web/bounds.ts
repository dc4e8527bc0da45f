/** Bounds that a first visit keeps, in bytes: those of the specification's slow phone. */
export const most = {
  script: 130_000,
  beforeFonts: 200_000,
  articleScript: 3_000,
  bengaliFont: 160_000,
  // Limits of a first visit, fonts too.
  homeInBangla: 200_000,
};
