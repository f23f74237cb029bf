import * as z from 'zod'

const Field = z.object({
  name: z.string(),
  in: z.string(),
  required: z.boolean(),
  schema: z.unknown(),
})
const Content = z.record(z.string(), z.object({ schema: z.unknown() }))
const Operation = z.object({
  parameters: z.array(Field),
  requestBody: z.object({ content: Content }).optional(),
  responses: z.record(z.string(), z.object({ description: z.string(), content: Content })),
  security: z.array(z.unknown()),
  'x-rate-class': z.string(),
})
type Operation = z.infer<typeof Operation>
const Document = z.object({
  info: z.object({ title: z.string() }),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
})

type RenderOptions = {
  /** URL paths of the OpenAPI document and of the page's style sheet. */
  readonly descriptionPath: string
  readonly stylePath: string
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}
const toText = (text: string) => text.replaceAll(/[&<>"]/g, (letter) => escapes[letter] ?? '')
const toCode = (text: string) => `<code>${toText(text)}</code>`
const toId = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/**
 * Renders the OpenAPI description of a server (`toOpenApi`) as an HTML page of its endpoints,
 * access rules, inputs and answers. The page has no script and no external resources, so that the
 * strictest content security policy allows it.
 */
export function renderOpenApi(description: unknown, options: RenderOptions): string {
  const { info, paths } = Document.parse(description)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(
      ([method, operation]) => [`${method.toUpperCase()} ${path}`, operation] as const,
    ),
  )
  const entries = operations.map(
    ([title]) => `<li><a href="#${toId(title)}">${toCode(title)}</a></li>`,
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${toText(info.title)}</title>
<link rel="stylesheet" href="${toText(options.stylePath)}">
</head>
<body>
<header><h1>${toText(info.title)}</h1>
<p>Written from the routes themselves; for programs as <a href="${toText(options.descriptionPath)}">OpenAPI</a>.</p></header>
<nav aria-label="Calls"><ul>${entries.join('\n')}</ul></nav>
<main>
${operations.map(([title, operation]) => section(title, operation)).join('\n')}
</main>
</body>
</html>
`
}

function section(title: string, operation: Operation): string {
  const id = toId(title)
  const who = operation.security.length > 0 ? 'Needs a session' : 'Open to all'
  return `<section aria-labelledby="${id}">
<h2 id="${id}">${toCode(title)}</h2>
<p>${who} · limit of class ${toCode(operation['x-rate-class'])}</p>
${toTable(operation)}
${Object.entries(operation.requestBody?.content ?? {})
  .map(([type, { schema }]) => toShape(`Body, ${type}`, schema))
  .join('')}
${Object.entries(operation.responses)
  .flatMap(([status, { description, content }]) =>
    Object.entries(content).map(([type, { schema }]) =>
      toShape(`${status}: ${description}, ${type}`, schema),
    ),
  )
  .join('')}
</section>`
}

function toTable({ parameters }: Operation): string {
  if (parameters.length === 0) return ''
  const rows = parameters.map(
    ({ name, in: place, required, schema }) =>
      `<tr><th scope="row">${toCode(name)}</th><td>${toText(place)}</td><td>${required ? 'yes' : 'no'}</td><td>${toCode(JSON.stringify(schema))}</td></tr>`,
  )
  return `<table><thead><tr><th scope="col">Name</th><th scope="col">Where</th><th scope="col">Needed</th><th scope="col">Form</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
}

const toShape = (title: string, schema: unknown) =>
  `<details><summary>${toText(title)}</summary><pre>${toText(JSON.stringify(schema, null, 2))}</pre></details>`
