import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as blockchainApi from '@latchkey/blockchain-api'
import * as productApi from '@latchkey/product-api'
import * as z from 'zod/mini'
import { root } from './workspace.ts'

type Described = {
  readonly method: string
  readonly path: string
  readonly access?: string
  readonly cacheMs?: number
  readonly unsupported?: unknown
  readonly input: z.ZodMiniType
  readonly response: z.ZodMiniType
}

const isEndpoint = (value: unknown): value is Described =>
  typeof value === 'object' && value !== null && 'path' in value && 'response' in value

type JsonSchema = {
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly items?: JsonSchema
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: JsonSchema | boolean
}

function shapeOfObject(schema: JsonSchema): string {
  const fields = Object.entries(schema.properties ?? {}).map(
    ([name, field]) => `${name}${schema.required?.includes(name) ? '' : '?'}: ${shapeOf(field)}`,
  )
  if (fields.length > 0) return `{ ${fields.join(', ')} }`
  const values = schema.additionalProperties
  return typeof values === 'object' && Object.keys(values).length > 0
    ? `{ [key]: ${shapeOf(values)} }`
    : '{}'
}

/** One line that a person reads, from a JSON schema. */
export function shapeOf(schema: JsonSchema): string {
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (schema.anyOf) return schema.anyOf.map(shapeOf).join(' | ')
  if (schema.type === 'array') return `${shapeOf(schema.items ?? {})}[]`
  if (schema.type === 'object') return shapeOfObject(schema)
  return typeof schema.type === 'string' ? schema.type : 'any'
}

const toShape = (schema: z.ZodMiniType) =>
  shapeOf(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as JsonSchema)

function section([name, endpoint]: readonly [string, Described]): readonly string[] {
  const facts = [
    ...(endpoint.access ? [`access ${endpoint.access}`] : []),
    ...(endpoint.cacheMs ? [`kept ${endpoint.cacheMs / 1000} s`] : []),
    ...('unsupported' in endpoint
      ? [`unsupported network: \`${JSON.stringify(endpoint.unsupported)}\`, without a request`]
      : []),
  ]
  return [
    `## ${name}`,
    '',
    `\`${endpoint.method} ${endpoint.path}\`${facts.length > 0 ? ` · ${facts.join(' · ')}` : ''}`,
    '',
    `- input: \`${toShape(endpoint.input)}\``,
    `- answer: \`${toShape(endpoint.response)}\``,
    '',
  ]
}

function render(title: string, intro: string, module: Readonly<Record<string, unknown>>): string {
  const endpoints = Object.entries(module).filter((entry): entry is [string, Described] =>
    isEndpoint(entry[1]),
  )
  return [
    `# ${title}`,
    '',
    'Written by `pnpm docs:wire` from the endpoint definitions; the gate fails when it is not current.',
    intro,
    '',
    ...endpoints.flatMap(section),
  ]
    .join('\n')
    .trimEnd()
    .concat('\n')
}

/** Every generated document by its path. */
export function wireDocuments(): Readonly<Record<string, string>> {
  return {
    'docs/wire/blockchain-api.md': render(
      'Blockchain API',
      'Every call carries `projectId`, `st` and `sv` in the query. Unknown keys of answers are dropped.',
      blockchainApi,
    ),
    'docs/wire/product-api.md': render(
      'Product API',
      'Every failure is `{ error: { code, message, ref } }`. Unknown keys of inputs are refused.',
      productApi,
    ),
  }
}

if (import.meta.main && process.argv.includes('--write')) {
  for (const [path, text] of Object.entries(wireDocuments())) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
