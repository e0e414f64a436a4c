/** Text as it stands inside XML and SVG; control characters, which neither may hold, become spaces. */
export function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll(/\p{Cc}/gu, ' ');
}
