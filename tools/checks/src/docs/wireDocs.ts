import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as blockchainApi from '@latchkey/blockchain-api'
import { type EndpointExample, examples } from '@latchkey/blockchain-api/testing'
import * as productApi from '@latchkey/product-api/endpoints'
import * as marketplace from '@latchkey/product-api/marketplace'
import type * as z from 'zod/mini'
import { root } from '../workspace/workspace.ts'
import { renderFrameMessages } from './frameDocs.ts'
import { toShape } from './shapeOf.ts'

type Described = {
  readonly method: string
  readonly path: string
  readonly access?: string
  readonly extension?: boolean
  readonly cacheMs?: number
  readonly unsupported?: unknown
  readonly toUnsupportedError?: () => Error
  readonly missing?: unknown
  readonly query?: readonly string[]
  readonly body?: Readonly<Record<string, unknown>>
  readonly projectIdInBody?: boolean
  readonly input: z.ZodMiniType
  readonly response: z.ZodMiniType
}

const isEndpoint = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value

const toCode = (value: unknown) => `\`${JSON.stringify(value)}\``

/**
 * Describes the result of an endpoint's call if the network is not supported or the response is
 * 404.
 */
function toFallbacks(endpoint: Described): readonly string[] {
  const { unsupported, toUnsupportedError, missing } = endpoint
  return [
    ...(unsupported !== undefined
      ? [`unsupported network: ${toCode(unsupported)}, without a request`]
      : []),
    ...(toUnsupportedError
      ? [`unsupported network: throws "${toUnsupportedError().message}", without a request`]
      : []),
    ...(missing !== undefined ? [`404: ${toCode(missing)}`] : []),
  ]
}

function toBodyFacts({ query = [], body, projectIdInBody }: Described): readonly string[] {
  return [
    ...(query.length > 0 ? [`in the query: ${query.map((name) => `\`${name}\``).join(', ')}`] : []),
    ...(body ? [`the body has ${toCode(body)} too`] : []),
    ...(projectIdInBody ? ['the body has `projectId` too'] : []),
  ]
}

function toExample(example: EndpointExample | undefined): readonly string[] {
  if (!example) return []
  const { answer } = example
  return [`- example: ${answer === undefined ? 'an empty body' : toCode(answer)}`]
}

function section(
  [name, endpoint]: readonly [string, Described],
  examples: Examples,
): readonly string[] {
  const facts = [
    ...(endpoint.extension ? ['extension of this service, not of the public wire'] : []),
    ...(endpoint.access ? [`access ${endpoint.access}`] : []),
    ...(endpoint.cacheMs ? [`kept ${endpoint.cacheMs / 1000} s`] : []),
    ...toFallbacks(endpoint),
    ...toBodyFacts(endpoint),
  ]
  return [
    `## ${name}`,
    '',
    `\`${endpoint.method} ${endpoint.path}\`${facts.length > 0 ? ` · ${facts.join(' · ')}` : ''}`,
    '',
    `- input: \`${toShape(endpoint.input)}\``,
    `- answer: \`${toShape(endpoint.response)}\``,
    ...toExample(examples[name]),
    '',
  ]
}

type Examples = Readonly<Record<string, EndpointExample>>

type Document = {
  readonly title: string
  readonly intro: string
  readonly module: Readonly<Record<string, unknown>>
  readonly examples?: Examples
}

function render({ title, intro, module, examples = {} }: Document): string {
  const endpoints = Object.entries(module).filter((entry): entry is [string, Described] =>
    isEndpoint(entry[1]),
  )
  return [
    `# ${title}`,
    '',
    'Written by `pnpm docs:wire` from the endpoint definitions; the gate fails when it is not current.',
    intro,
    '',
    ...endpoints.flatMap((entry) => section(entry, examples)),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

/** Renders the generated documents on the wire formats, by path. */
export function wireDocuments(): Readonly<Record<string, string>> {
  return {
    'docs/wire/blockchain-api.md': render({
      title: 'Blockchain API',
      intro:
        'Every call carries `projectId`, `st` and `sv` in the query. Unknown keys of answers are dropped.',
      module: blockchainApi,
      examples,
    }),
    'docs/wire/marketplace.md': render({
      title: 'Marketplace API',
      intro:
        'What the shop asks an item marketplace. `club`: with the key of the club as bearer token. The picture of an item is `GET /v1/items/:id/picture`.',
      module: marketplace,
    }),
    'docs/wire/product-api.md': render({
      title: 'Product API',
      intro:
        'Every failure is `{ error: { code, message, ref } }`. Unknown keys of inputs are refused.',
      module: productApi,
    }),
    'docs/wire/secure-frame.md': renderFrameMessages(),
  }
}

if (import.meta.main && process.argv.includes('--write')) {
  for (const [path, text] of Object.entries(wireDocuments())) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
