import { texts } from '../text/texts.ts';

export const deskText = texts({
  menu: { en: 'Desk', bn: 'কাজের মেনু' },
  admin: { en: 'Poth admin', bn: 'পথ অ্যাডমিন' },
  support: { en: 'Poth support', bn: 'পথ সহায়তা' },
  demo: { en: 'Demo', bn: 'নমুনা' },
  seeHow: { en: 'See how', bn: 'কীভাবে করবেন, দেখুন' },
  sandbox: { en: 'Sandbox', bn: 'পরীক্ষা' },
});
