/**
 * Parses a URL without throwing. Replaces `URL.parse` and `URL.canParse`, which are younger than
 * the oldest supported browsers.
 *
 * @returns `undefined` if the text is not a URL.
 */
export function parseUrl(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}
