import { everyPage, fillIn, pagesOf, visitors } from '../every-page.ts';
import { axeOn, inLanguage, languages, unfold } from '../look-closely.ts';
import { prepareVisitor } from '../page-values.ts';
import { expect, test } from '../test.ts';

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

for (const [at, visitor] of visitors.entries())
  test(`every page of the ${visitor} is dark and readable where the device wishes it`, async ({ page }) => {
    test.setTimeout(600_000);
    expect(pagesOf(visitor).length).toBeLessThan(everyPage.length);
    const values = await prepareVisitor[visitor](page);
    for (const { path } of pagesOf(visitor)) {
      const address = inLanguage(languages[at % languages.length] ?? 'en', fillIn(path, values));
      await test.step(address, async () => {
        await page.goto(address);
        await unfold(page);
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        expect.soft(ground, address).toBe('rgb(15, 23, 20)');
        const { violations } = await (await axeOn(page)).withRules(['color-contrast']).analyze();
        const faults = violations.flatMap(({ nodes }) =>
          nodes.map(({ html, any }) => `${html} ${any[0]?.message}`),
        );
        expect.soft(faults, address).toEqual([]);
        // Cameras read the code: dark on white, its margin too.
        for (const fills of await page.locator('svg[shape-rendering="crispEdges"]').evaluateAll((codes) =>
          codes.map((code) => {
            const drawn = [...code.querySelectorAll('path')].map((part) => getComputedStyle(part).fill);
            const paper = code.closest('article');
            return drawn.length === 1 && paper ? [getComputedStyle(paper).backgroundColor, ...drawn] : drawn;
          }),
        ))
          expect.soft(fills, `${address}: a code`).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
      });
    }
  });
