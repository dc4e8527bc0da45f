const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A mail's text as HTML: the same words, with its links to press. */
export const mailHtml = (text: string): string =>
  `<div style="font:16px/1.6 system-ui,sans-serif;white-space:pre-line">${escaped(text).replace(
    /https?:\/\/\S+/g,
    (link) => `<a href="${link}">${link}</a>`,
  )}</div>`;
