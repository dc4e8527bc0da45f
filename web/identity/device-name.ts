import type { Device } from '@poth/domain/identity/device.ts';
import type { Language } from '@poth/domain/language.ts';
import { textIn, texts } from '../text/texts.ts';

const deviceText = texts({
  on: (browser: string, system: string) => ({ en: `${browser} on ${system}`, bn: `${system}-এ ${browser}` }),
  unknown: { en: 'Unknown device', bn: 'অচেনা ডিভাইস' },
});

/** Names a device as people know it: Chrome on Android. */
export const deviceName = ({ browser, system }: Device, language: Language): string => {
  const t = textIn(language, deviceText);
  return browser && system ? t.on(browser, system) : (browser ?? system ?? t.unknown);
};
