/** Download of a table of csvOf, as poth-….csv, never cached. name: letters, digits and hyphens. */
export const csvAnswer = (name: string, csv: string): Response =>
  new Response(csv, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="poth-${name}.csv"`,
      'cache-control': 'private, no-store',
    },
  });

/** Amount as spreadsheets calculate with it: 1250.5 taka. */
export const takaCell = (paisa: number): number => paisa / 100;
