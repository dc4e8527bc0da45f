/** Link that opens WhatsApp to choose a recipient for a text; it works without a script. */
export const whatsAppLink = (text: string): string => `https://wa.me/?text=${encodeURIComponent(text)}`;
