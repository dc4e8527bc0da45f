/** Address that opens WhatsApp, which asks whom to send a text to; it works without a script. */
export const whatsAppLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
