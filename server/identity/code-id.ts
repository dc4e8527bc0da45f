/** Tells whether a text has the form of the id of a one-time code: the database refuses any other as a fault of ours. */
export const isCodeId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(text);
