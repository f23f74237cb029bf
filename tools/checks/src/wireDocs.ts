import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import * as blockchainApi from '@latchkey/blockchain-api'
import * as productApi from '@latchkey/product-api'
import type * as z from 'zod/mini'
import { renderFrameMessages } from './frameDocs.ts'
import { toShape } from './shapeOf.ts'
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
    'docs/wire/secure-frame.md': renderFrameMessages(),
  }
}

if (import.meta.main && process.argv.includes('--write')) {
  for (const [path, text] of Object.entries(wireDocuments())) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
}
