/** Limits of a first visit in bytes: those of the slow phone in the specification. */
export const most = {
  script: 130_000,
  beforeFonts: 200_000,
  articleScript: 3_000,
  bengaliFont: 160_000,
  // Limits of a first visit with its fonts.
  homeInBangla: 200_000,
};
