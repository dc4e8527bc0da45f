/** Form of a company as it was sent; of files only the names, because a browser does not restore them. */
export type CompanyTyped = {
  busName: string;
  licenceNumber: string;
  registrationNumber: string;
  vatNumber: string;
  fileNames: string[];
};

/** Lists the chosen files: an empty choice arrives as a file without a name. */
export const filesOf = (form: FormData): File[] =>
  form
    .getAll('documents')
    .filter((entry) => typeof entry !== 'string')
    .filter(({ name, size }) => name !== '' || size > 0);

export const typedOf = (form: FormData): CompanyTyped => ({
  busName: String(form.get('busName') ?? ''),
  licenceNumber: String(form.get('licenceNumber') ?? ''),
  registrationNumber: String(form.get('registrationNumber') ?? ''),
  vatNumber: String(form.get('vatNumber') ?? ''),
  fileNames: filesOf(form).map(({ name }) => name),
});

export const documentsOf = (form: FormData): Promise<{ fileName: string; content: Uint8Array }[]> =>
  Promise.all(
    filesOf(form).map(async (file) => ({
      fileName: file.name,
      content: new Uint8Array(await file.arrayBuffer()),
    })),
  );
