import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const settings = ['pattern', 'font']
  .map(
    (target) => `<match target="${target}">
<edit name="antialias" mode="assign"><bool>true</bool></edit>
<edit name="hinting" mode="assign"><bool>true</bool></edit>
<edit name="hintstyle" mode="assign"><const>hintslight</const></edit>
<edit name="autohint" mode="assign"><bool>false</bool></edit>
<edit name="rgba" mode="assign"><const>none</const></edit>
</match>`,
  )
  .join('\n');

/**
 * Writes the settings with which Chromium draws letters, the same on every machine; the fonts remain the machine's.
 * Chromium takes hinting from fontconfig for fonts of the page too. Returns the file for FONTCONFIG_FILE.
 */
export const writeFontSettings = (): string => {
  const file = join(mkdtempSync(join(tmpdir(), 'poth-fonts-')), 'fonts.conf');
  const machines = process.env.FONTCONFIG_FILE ?? '/etc/fonts/fonts.conf';
  writeFileSync(
    file,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
<include ignore_missing="yes">${machines}</include>
${settings}
</fontconfig>
`,
  );
  return file;
};
