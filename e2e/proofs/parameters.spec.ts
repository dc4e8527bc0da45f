import { test } from '../test.ts';
import {
  openAll,
  openWithStrange,
  searchesWithOneWrong,
  type StrangeKind,
  strangeValues,
} from '../any-parameters.ts';
import { visitors } from '../every-page.ts';
import { prepareVisitor } from '../page-values.ts';

for (const visitor of visitors)
  test(`pages of a ${visitor} open in the browser with any parameters`, async ({ page }) => {
    test.setTimeout(400_000);
    const values = await prepareVisitor[visitor](page);
    await openWithStrange(page, visitor, values, Object.keys(strangeValues) as StrangeKind[]);
  });

test('a search with one parameter wrong at a time opens in the browser, whatever the fault', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { unknown, huge, Bengali } = strangeValues;
  await openAll(
    page,
    searchesWithOneWrong(() => [...unknown, ...huge, ...Bengali]),
  );
});
