const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Escapes a text for use in HTML. */
export const toHtml = (text: string) => text.replace(/[&<>"]/g, (sign) => entities[sign] ?? '')

/**
 * Returns the HTML of a provider's page with one column. The page has no script to choose a theme,
 * so it is always light. `body` is HTML.
 */
export function drawPage(title: string, body: string): string {
  return `<!doctype html>
<html lang="en" class="lk-root" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toHtml(title)}</title>
<link rel="stylesheet" href="/tokens.css">
<link rel="stylesheet" href="/page.css">
</head>
<body><main class="stand-in">
<p class="muted">Sandbox stand-in</p>
<h1>${toHtml(title)}</h1>
${body}
</main></body>
</html>
`
}
