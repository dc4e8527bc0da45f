import type { PortalBrowser } from '../http/env.ts';

/** Cookie jar of a browser, for calls that bypass HTTP: cookies set by an answer are sent with the next request. */
export type JarBrowser = PortalBrowser & { setCookies: string[]; copy(): JarBrowser };

export const aBrowser = (cookies: Record<string, string> = {}): JarBrowser => {
  const jar = new Map(Object.entries(cookies));
  const browser: JarBrowser = {
    setCookies: [],
    get headers() {
      return new Headers({ cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') });
    },
    keep: (setCookie) => {
      browser.setCookies.push(setCookie);
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(setCookie) ?? [];
      if (/max-age=0\b/i.test(setCookie)) jar.delete(name);
      else jar.set(name, value);
    },
    rememberHolder: () => undefined,
    forget: () => jar.clear(),
    newBuyer: null,
    takeBuyer: () => undefined,
    copy: () => aBrowser(Object.fromEntries(jar)),
  };
  return browser;
};
