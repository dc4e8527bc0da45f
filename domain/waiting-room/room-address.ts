/** Path of a waiting room's page, without the language. */
export const roomAddress = (roomId: string): string => `/waiting-room/${roomId}`;
