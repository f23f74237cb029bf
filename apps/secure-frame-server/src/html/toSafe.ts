const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes a text for HTML, as content or as the value of a quoted attribute. */
export const toSafe = (text: string): string =>
  text.replace(/[&<>"']/g, (sign) => entities[sign] ?? '')
