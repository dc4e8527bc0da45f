import { boardingNote, passengerKindNames } from '@poth/domain/ticket/ticket-fields.ts';
import { texts } from '../text/texts.ts';

/** Words of the ticket page only; the look-up pages do not load them. */
export const ticketCardText = texts({
  map: { en: 'Map', bn: 'ম্যাপ' },
  mapOf: (counter: string) => ({
    en: `Map of ${counter} (opens in a new tab)`,
    bn: `${counter} কোথায়, ম্যাপে দেখুন (নতুন ট্যাবে খুলবে)`,
  }),
  noEmail: { en: 'Not given', bn: 'দেওয়া হয়নি' },
  seat: (seatNo: string) => ({ en: `Seat ${seatNo}`, bn: `সিট ${seatNo}` }),
  kinds: passengerKindNames,
  ...boardingNote,
  qr: (seatNo: string, name: string) => ({
    en: `QR code of seat ${seatNo}, ${name}`,
    bn: `${seatNo} সিটের কিউআর কোড, ${name}`,
  }),
  done: {
    title: { en: 'Your ticket is ready', bn: 'আপনার টিকিট তৈরি' },
    sms: (phone: string) => ({
      en: `It is on its way by SMS to ${phone}.`,
      bn: `${phone} নম্বরে এসএমএসে টিকিট যাচ্ছে।`,
    }),
    both: (phone: string, email: string) => ({
      en: `It is on its way by SMS to ${phone} and by e-mail to ${email}.`,
      bn: `${phone} নম্বরে এসএমএসে আর ${email} ঠিকানায় ই-মেইলে টিকিট যাচ্ছে।`,
    }),
    cancelled: { en: 'The seats are cancelled.', bn: 'সিট বাতিল হয়েছে।' },
    refunding: { en: 'Your money is on its way back.', bn: 'আপনার টাকা ফেরত যাচ্ছে।' },
  },
  actions: {
    label: { en: 'With this ticket', bn: 'এই টিকিট দিয়ে' },
    download: { en: 'DOWNLOAD TICKET', bn: 'টিকিট ডাউনলোড করুন' },
    sendAgain: { en: 'Send the SMS again', bn: 'এসএমএস আবার পাঠান' },
    print: { en: 'Print', bn: 'প্রিন্ট করুন' },
    calendar: { en: 'Add to calendar', bn: 'ক্যালেন্ডারে রাখুন' },
    whatsApp: { en: 'Send by WhatsApp', bn: 'হোয়াটসঅ্যাপে পাঠান' },
    again: { en: 'Book again', bn: 'আবার টিকিট কাটুন' },
    receipt: { en: 'Receipt', bn: 'রসিদ' },
  },
});
