import type { Language } from '@poth/domain/language.ts';
import type { MailContent } from '../../messaging/mail-content.ts';

/** Reader for whom an example is written. ownUrl: the portal's address. */
export type ExampleScene = { language: Language; ownUrl: string };

/** One case of an announcement, as the portal's own functions write it. */
export type Example = { of: string; sms?: string; mail?: MailContent };
