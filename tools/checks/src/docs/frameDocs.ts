import {
  deadlines,
  getMethodKind,
  isRequestName,
  type RequestName,
  requests,
} from '@latchkey/bridge'
import { type JsonSchema, shapeOf, toJsonSchema } from './shapeOf.ts'

/**
 * Formats the shape of a value for a table cell. Escapes vertical bars, which would end the cell.
 */
const inCell = (shape: string) => (shape === 'any' ? '–' : `\`${shape.replaceAll('|', '\\|')}\``)

function toLimit(name: RequestName): string {
  const { deadlineMs, onDeadline } = { onDeadline: undefined, ...requests[name] }
  if (typeof deadlineMs === 'function')
    return `${deadlines.confirmationMs / 1_000} s where the person confirms, else ${deadlines.otherMs / 1_000} s`
  const effects = { report: ', reported', resolve: ', then done' }
  return `${deadlineMs / 1_000} s${onDeadline ? effects[onDeadline] : ''}`
}

function requestRow(name: RequestName): string {
  const payload =
    name === 'RPC_REQUEST' ? 'see below' : inCell(shapeOf(toJsonSchema(requests[name].payload)))
  const success =
    name === 'RPC_REQUEST' ? 'anything' : inCell(shapeOf(toJsonSchema(requests[name].success)))
  return `| \`${name}\` | ${payload} | ${success} | ${toLimit(name)} |`
}

/** Renders the methods of a variant of RPC_REQUEST, one table row each. */
function methodRows({ properties = {} }: JsonSchema): readonly string[] {
  const { method, params } = { method: {}, params: undefined, ...properties } as {
    readonly method: JsonSchema
    readonly params: JsonSchema | undefined
  }
  const names = method.enum ?? [method.const]
  const shape = params ? inCell(shapeOf(params)) : 'none'
  return names.map((name) => `| \`${name}\` | ${getMethodKind(String(name))} | ${shape} |`)
}

/** Renders the reference of the messages between a page and the secure frame as Markdown. */
export function renderFrameMessages(): string {
  const forms = toJsonSchema(requests.RPC_REQUEST.payload)
  return [
    '# Secure frame',
    '',
    'Written by `pnpm docs:wire` from the request definitions; the gate fails when it is not current.',
    'A request is `@w3m-app/<NAME>`, answered once by `@w3m-frame/<NAME>_SUCCESS` or `@w3m-frame/<NAME>_ERROR` with the',
    'same `id`. Errors carry `{ message: string, code?: number }`; the number is ours. Unknown keys are dropped.',
    'Without being asked the frame says `READY` `{ version?: string, refused?: "origin", channel?: 1 }` and',
    '`SESSION_UPDATE` `{ token: string }`. Where it offers a channel the app may send `@w3m-app/INIT_CHANNEL` with a port.',
    '',
    '| Request | Payload | Success | Limit |',
    '|---|---|---|---|',
    ...Object.keys(requests).filter(isRequestName).map(requestRow),
    '',
    '## RPC_REQUEST',
    '',
    '`{ method, params, chainNamespace?, chainId?, rpcUrl? }`. What is on no list is neither sent nor run.',
    '',
    '| Method | Kind | Parameters |',
    '|---|---|---|',
    ...(forms.oneOf ?? forms.anyOf ?? []).flatMap(methodRows),
    '',
  ].join('\n')
}
