// Colours of web/ui/tokens.css. Mail programs support neither our style sheets nor variables, so each element has
// inline styles.
const colours = {
  paper: '#fbf8f1',
  card: '#ffffff',
  line: '#e6dfd0',
  ink: '#12261f',
  soft: '#4b5d55',
  band: '#06281d',
  link: '#005a3e',
  go: '#ffb92e',
  goInk: '#2a1a00',
  quiet: '#e9f5ef',
};
const font = 'font-family:Anek Bangla,system-ui,Segoe UI,Roboto,Noto Sans Bengali,Nirmala UI,sans-serif';
const words = (size: number, line: number, colour: string): string =>
  `${font};font-size:${size}px;line-height:${line}px;color:${colour}`;

/** Styles of the parts of a mail; widths and spaces in CSS pixels. */
export const mailStyles = {
  page: `margin:0;padding:0;width:100%;background-color:${colours.paper}`,
  // Mail programs show the preview beside the subject; in the mail itself it is hidden.
  preview: 'display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all',
  outer: `background-color:${colours.paper}`,
  frame: 'width:100%;max-width:600px',
  band: `padding:14px 20px;background-color:${colours.band};border-radius:14px 14px 0 0;${words(18, 24, '#ffffff')};font-weight:700`,
  card: `padding:24px 20px;background-color:${colours.card};border:1px solid ${colours.line};border-top:0;border-radius:0 0 14px 14px`,
  title: `margin:0 0 8px;${words(24, 30, colours.ink)};font-weight:700`,
  words: `margin:0 0 16px;${words(16, 25, colours.ink)}`,
  facts: `width:100%;margin:12px 0 20px;border-top:1px solid ${colours.line}`,
  name: `width:36%;padding:10px 12px 10px 0;border-bottom:1px solid ${colours.line};text-align:left;vertical-align:top;${words(14, 22, colours.soft)};font-weight:400`,
  value: `padding:10px 0;border-bottom:1px solid ${colours.line};vertical-align:top;word-break:break-word;${words(16, 22, colours.ink)};font-weight:600`,
  firstValue: `padding:10px 0;border-bottom:1px solid ${colours.line};vertical-align:top;word-break:break-word;${words(22, 28, colours.ink)};font-weight:700`,
  more: `${words(14, 20, colours.soft)};font-weight:400`,
  quote: `margin:0 0 20px;padding:12px 16px;background-color:${colours.quiet};border-left:4px solid ${colours.link};white-space:pre-line;${words(16, 25, colours.ink)}`,
  picture: 'margin:0 0 20px',
  // White stays in dark mode too: scanners at the door need a light ground.
  code: 'display:block;width:200px;height:200px;border:0;background-color:#ffffff;border-radius:8px',
  caption: `padding:6px 0 0;${words(16, 22, colours.ink)};font-weight:700`,
  button: `background-color:${colours.go};border-radius:14px`,
  buttonLink: `display:inline-block;padding:13px 22px;border-radius:14px;${words(16, 22, colours.goInk)};font-weight:700;text-decoration:none`,
  link: `${words(16, 25, colours.link)};font-weight:600;text-decoration:underline`,
  smallLink: `${words(14, 22, colours.link)};text-decoration:underline`,
  small: `margin:16px 0 0;${words(14, 21, colours.soft)};font-weight:400`,
  foot: `padding:16px 20px;${words(13, 20, colours.soft)}`,
} as const;

/**
 * Styles of dark mode, for programs that keep style sheets; the second half is for Outlook's, which marks what it has
 * changed. Programs that invert colours themselves, without these rules, still get readable colours.
 */
export const darkMailStyles = ['@media (prefers-color-scheme:dark){', '[data-ogsc] ']
  .map((before) => {
    const within = before.startsWith('@') ? '' : before;
    const rules = [
      `${within}.paper{background-color:#101a16!important}`,
      `${within}.card{background-color:#18241f!important;border-color:#33443c!important}`,
      `${within}.ink{color:#eef3f0!important;border-color:#33443c!important}`,
      `${within}.soft{color:#b4c2bb!important;border-color:#33443c!important}`,
      `${within}.quiet{background-color:#22352c!important;color:#eef3f0!important}`,
      `${within}.way{color:#8fd3b4!important}`,
    ].join('');
    return before.startsWith('@') ? `${before}${rules}}` : rules;
  })
  .join('');
