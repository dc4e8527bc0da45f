import type { Page } from '@playwright/test';

/**
 * Makes a page look the same on every day and with every database: numbers, dates, parts of the day and seat names are
 * replaced by fixed ones, seats are free or sold by their position, codes to scan are covered.
 */
export const replaceVariableContent = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    const dates =
      /\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)[a-z]*\b|\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b/g;
    const banglaDates =
      /(শনি|রবি|সোম|মঙ্গল|বুধ|বৃহস্পতি|বৃহঃ|শুক্র)(বার)?|জানুয়ারি|ফেব্রুয়ারি|মার্চ|এপ্রিল|জুন|জুলাই|আগস্ট|সেপ্টেম্বর|অক্টোবর|নভেম্বর|ডিসেম্বর|(?<=[০-৯] )মে\b/g;
    const plain = (text: string): string =>
      text
        .replace(/\b[A-Z0-9]{5} [A-Z0-9]{5}\b/g, 'AAAAA AAAAA')
        .replace(/\b[A-K]\d\b/g, 'A1')
        .replace(dates, 'Fri')
        .replace(banglaDates, 'শুক্র')
        .replace(/\b(AM|PM)\b/g, 'AM')
        .replace(/ভোর|সকাল|দুপুর|বিকেল|সন্ধ্যা|রাত(?= [০-৯])/g, 'রাত')
        .replace(/[০-৯]+([.,:][০-৯]+)*/g, '০০')
        .replace(/\d+([.,:]\d+)*/g, '00');
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
      const { currentNode: node } = walk;
      if (
        node.nodeValue &&
        !node.parentElement?.closest(
          'script, style, [data-door], [data-part="checkout-coach"], [role="timer"]',
        )
      ) {
        const text = plain(node.nodeValue);
        if (text !== node.nodeValue) node.nodeValue = text;
      }
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input[type="date"]'))
      field.value = '2030-01-04';
    const chosen = 5;
    for (const [at, seat] of document.querySelectorAll<HTMLElement>('label[data-view]').entries()) {
      seat.dataset.view = at === chosen ? 'selected' : at % 3 === 0 ? 'sold' : 'available';
      const box = seat.querySelector('input');
      if (box) box.checked = at === chosen;
    }
  });
};
