/** Where a waiting room is: its page, without the language. */
export const roomAddress = (roomId: string): string => `/waiting-room/${roomId}`;
