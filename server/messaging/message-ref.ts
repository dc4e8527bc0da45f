/**
 * Derives the reference of a message from the id of its announcement or code; a repeat has the same, so receivers drop
 * it.
 */
export const messageRef = (id: string): string => id.replaceAll('-', '').slice(0, 20);
