import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { root, sourceFiles } from '../workspace/workspace.ts'

export const configDocument = 'docs/guides/configuration.md'

/** Titles of the servers in the reference, by the folder of their app. */
export const configured = {
  server: 'The product server',
  'secure-frame-server': 'The server of the secure frame',
  'blockchain-api': 'The blockchain API',
  'key-service': 'The key service',
} as const
export type Configured = keyof typeof configured

export type Variable = {
  readonly name: string
  /** Default value as source text; `undefined` if the variable has no default. */
  readonly fallback: string | undefined
  readonly needed: boolean
  readonly choices: readonly string[]
  readonly meaning: string
}

type Sources = ReadonlyMap<string, ts.Expression>

const toMeaning = (node: ts.Node): string => {
  const [doc] = ts.getJSDocCommentsAndTags(node)
  const text = doc && ts.isJSDoc(doc) ? (ts.getTextOfJSDocComment(doc.comment) ?? '') : ''
  return text.replaceAll(/\s+/g, ' ').replaceAll(/ \([KS]-[\w-]+(?:, [KS]-[\w-]+)*\)/g, '')
}

/** Returns the initial values of all constants in the files, by name, as source text. */
function readConstants(files: readonly ts.SourceFile[]): Sources {
  const found = new Map<string, ts.Expression>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      found.set(node.name.text, node.initializer)
    }
    ts.forEachChild(node, visit)
  }
  files.forEach(visit)
  return found
}

const unwrap = (node: ts.Expression): ts.Expression =>
  ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? unwrap(node.expression) : node

/**
 * Returns the object literal in an expression of a configuration schema, such as the argument of
 * `z.object({…})`.
 */
function toObject(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (!node) return undefined
  const inner = unwrap(node)
  if (ts.isObjectLiteralExpression(inner)) return inner
  return ts.isCallExpression(inner) ? toObject(inner.arguments[0]) : undefined
}

type Field = { readonly key: string; readonly value: ts.Expression; readonly meaning: string }

/**
 * Returns the fields of a configuration schema, including those that it spreads from another
 * object.
 */
function readFields(object: ts.ObjectLiteralExpression, sources: Sources): readonly Field[] {
  const shared = toObject(sources.get('serviceFields'))
  const ofShared = shared && shared !== object ? readFields(shared, sources) : []
  return object.properties.flatMap((each) => {
    if (ts.isSpreadAssignment(each)) {
      const other = toObject(sources.get(each.expression.getText()))
      return other ? readFields(other, sources) : []
    }
    if (ts.isShorthandPropertyAssignment(each)) {
      return ofShared.filter(({ key }) => key === each.name.text)
    }
    if (!ts.isPropertyAssignment(each)) return []
    return [{ key: each.name.getText(), value: each.initializer, meaning: toMeaning(each) }]
  })
}

/**
 * Yields the calls in a Zod schema's chain from the last to the first: `default` and `string` for
 * `z.string().default('x')`. Follows constants to their values.
 */
function* readCalls(node: ts.Expression, sources: Sources): Generator<ts.CallExpression> {
  if (ts.isIdentifier(node)) {
    const constant = sources.get(node.text)
    if (constant && constant !== node) yield* readCalls(constant, sources)
  }
  if (!ts.isCallExpression(node)) return
  yield node
  if (ts.isPropertyAccessExpression(node.expression))
    yield* readCalls(node.expression.expression, sources)
}

const nameOf = (call: ts.CallExpression) =>
  ts.isPropertyAccessExpression(call.expression) ? call.expression.name.text : ''

function toVariable({ value, meaning }: Field, name: string, sources: Sources): Variable {
  const calls = [...readCalls(value, sources)]
  const given = calls.find((call) => nameOf(call) === 'default')
  const choice = calls.find((call) => nameOf(call) === 'enum')
  const fallback = given?.arguments[0]?.getText().replaceAll(/^'|'$|_(?=\d)/g, '')
  return {
    name,
    fallback: fallback === '' ? undefined : fallback,
    needed: !given && !calls.some((call) => nameOf(call) === 'optional'),
    choices: choice
      ? [...choice.getText().matchAll(/'([\w-]+)'/g)].map(([, text = '']) => text)
      : [],
    meaning,
  }
}

/** Reads the environment variables of a server from its source, in the order of its schema. */
export function readVariables(app: Configured): readonly Variable[] {
  const files = sourceFiles(`apps/${app}`, 'packages/service')
    .filter(({ path, kind }) => kind === 'source' && path.includes('/src/config/'))
    // Files of the server itself come last, so that their constants override shared ones with the
    // same name.
    .toSorted((one, other) => (one.path > other.path ? -1 : 1))
    .map(({ path, text }) => ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true))
  const sources = readConstants(files)
  const schema = toObject(sources.get('Fields')) ?? toObject(sources.get('Config'))
  const variables = toObject(sources.get('variables'))
  if (!schema || !variables) return []
  const names = new Map(
    readFields(variables, sources).map(({ key, value }) => [key, toName(value, sources)]),
  )
  return readFields(schema, sources).map((field) =>
    toVariable(field, names.get(field.key) ?? '', sources),
  )
}

/**
 * Returns the name of an environment variable that is written as `'PORT'` or
 * `serviceVariables.port`.
 */
function toName(value: ts.Expression, sources: Sources): string {
  if (ts.isStringLiteral(value)) return value.text
  if (!ts.isPropertyAccessExpression(value)) return ''
  const other = toObject(sources.get(value.expression.getText()))
  const found = other && readFields(other, sources).find(({ key }) => key === value.name.text)
  return found ? toName(found.value, sources) : ''
}

const toCell = (text: string) => text.replaceAll('|', '\\|')

function row({ name, fallback, needed, choices, meaning }: Variable): string {
  const shown = fallback === undefined ? '–' : `\`${toCell(fallback)}\``
  const one = choices.length > 0 ? ` One of ${choices.map((x) => `\`${x}\``).join(', ')}.` : ''
  return `| \`${name}\` | ${needed ? 'needed' : shown} | ${toCell(meaning)}${one} |`
}

/** Renders the reference of all servers' environment variables as Markdown. */
export function renderConfig(): string {
  const sections = Object.entries(configured).map(([app, title]) => [
    `## ${title}`,
    '',
    '| Variable | Default | |',
    '|---|---|---|',
    ...readVariables(app as Configured).map(row),
    '',
  ])
  return [
    '# Configuration',
    '',
    'Written by `pnpm docs:config` from the schemas; the gate fails when it is not current. Each server reads its environment once, when it',
    'starts; an empty variable counts as absent. One that is missing or wrong ends the start with a sentence that names it, never its value.',
    '',
    ...sections.flat(),
  ].join('\n')
}

if (import.meta.main && process.argv.includes('--write')) {
  writeFileSync(join(root, configDocument), renderConfig())
}
