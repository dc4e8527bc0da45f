import { texts } from '../text/texts.ts';

/** Texts of the page of all messages, which exists only in development. */
export const messagesText = texts({
  title: { en: 'Mails and SMS', bn: 'ই-মেইল ও এসএমএস' },
  lead: {
    en: 'Every message that the portal sends, written by the functions that write the real ones.',
    bn: 'পোর্টাল যত বার্তা পাঠায় সব এখানে, আসল বার্তা যে ফাংশনে লেখা হয় সেগুলোই এগুলো লিখেছে।',
  },
  otherPath: { en: '/bn/ui/messages', bn: '/ui/messages' },
  other: { en: 'বাংলা', bn: 'English' },
  plain: { en: 'As plain text', bn: 'শুধু লেখা' },
  sms: (parts: number, letters: number, alphabet: string) => ({
    en: `SMS: ${parts} ${parts === 1 ? 'part' : 'parts'}, ${letters} characters, ${alphabet}`,
    bn: `এসএমএস: ${parts} অংশ, ${letters} অক্ষর, ${alphabet}`,
  }),
});
