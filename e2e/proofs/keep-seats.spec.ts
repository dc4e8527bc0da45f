import { buyElsewhere } from '../checkout-steps.ts';
import { openDesk } from '../open-desk.ts';
import { askDatabase, becomeAgent } from '../sales-agent.ts';
import { scriptHasComeTo } from '../script-has-come-to.ts';
import { searchAddress } from '../traveller.ts';
import { expect, test } from '../test.ts';

test('a sold seat of the map leads to its passenger, and the faults of the form stay', async ({
  browser,
  baseURL,
}) => {
  const { pnr, seatNo } = await buyElsewhere(
    browser,
    { address: searchAddress(16), coach: 0 },
    { baseURL: baseURL ?? '' },
  );
  const [{ tripId = '', slug = '' } = {}] = await askDatabase<{ tripId: string; slug: string }>(
    `select b.trip_id as "tripId", o.slug from booking b join operator o using (operator_id) where b.pnr = $1`,
    [pnr],
  );
  const desk = await openDesk(browser);
  await becomeAgent(desk, slug);
  await desk.goto(`/buses/${tripId}?do=keep`);
  const keep = desk.getByRole('button', { name: 'Keep these seats' });
  await scriptHasComeTo(keep);
  await desk.getByLabel('Note, for your people only').fill('For the school');
  await keep.click();
  const fault = desk.getByText('Tick at least one free seat.');
  await expect(fault).toBeVisible();
  await desk.locator(`a[href="#rider-${seatNo}"]`).click();
  const focus = desk.locator(':focus');
  await expect(focus).toHaveText(seatNo);
  const passenger = desk.getByRole('row', { name: /Nasrin Akter/ }).filter({ has: focus });
  await expect(passenger).toBeInViewport();
  await expect(fault).toBeVisible();
  await expect(desk.getByLabel('Note, for your people only')).toHaveValue('For the school');
});
