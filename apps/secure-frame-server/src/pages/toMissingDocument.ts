import { createHash } from 'node:crypto'
import { toSafe } from '../html/toSafe.ts'
import type { Messages } from '../messages/catalogues.ts'

const style = `
:root { color-scheme: light dark; --ink: #1d1b18; --muted: #666057; --paper: #fffdf9; --line: #e2ddd3 }
@media (prefers-color-scheme: dark) {
  :root { --ink: #f1ede4; --muted: #a9a294; --paper: #1e1c18; --line: #3a362e }
}
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif }
main { max-width: 26rem; margin: 0 auto; padding: 15vh 1rem 2rem }
h1 { margin: 0 0 .5rem; font-size: 1.75rem; line-height: 1.2; font-weight: 500 }
p { margin: 0 0 1.5rem; color: var(--muted) }
a { display: block; padding: .75rem 1.25rem; border-radius: .5rem; background: var(--ink); color: var(--paper);
  font-weight: 500; text-align: center; text-decoration: none }
a:focus-visible { outline: 2px solid var(--muted); outline-offset: 2px }
`

/** Hash of the document's style. The content security policy allows no other style. */
export const missingStyleHash = createHash('sha256').update(style).digest('base64')

/**
 * Renders the document for a path of the secure origin that does not exist. It needs no script and
 * no file of the built frame, and links to the wallet's page.
 */
export function toMissingDocument({ language, direction, missing }: Messages): string {
  return `<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${toSafe(missing.title)}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<style>${style}</style>
</head>
<body><main>
<h1>${toSafe(missing.title)}</h1>
<p>${toSafe(missing.sentence)}</p>
<a href="/dashboard">${toSafe(missing.back)}</a>
</main></body>
</html>
`
}
