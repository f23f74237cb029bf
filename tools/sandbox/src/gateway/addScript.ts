/** Adds a classic script to an HTML document, before all other scripts. */
export function addScript(html: string, src: string): string {
  const tag = `<script src="${src}"></script>`
  const head = /<head(?:\s[^>]*)?>/i.exec(html)
  if (head) {
    const at = head.index + head[0].length
    return html.slice(0, at) + tag + html.slice(at)
  }
  const start = /^\s*(?:<!doctype[^>]*>)?\s*(?:<html(?:\s[^>]*)?>)?/i.exec(html)?.[0].length ?? 0
  return html.slice(0, start) + tag + html.slice(start)
}
