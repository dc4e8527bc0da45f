/** The same number for every repeat of one message, by the id of its announcement or code: receivers drop what they had. */
export const messageRef = (id: string): string => id.replaceAll('-', '').slice(0, 20);
