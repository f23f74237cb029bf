import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { rpcErrorCodes } from '@latchkey/core'
import { errorCatalogue } from '@latchkey/product-api'
import ts from 'typescript'
import { root, type SourceFile, sourceFiles, workspacePackages } from '../workspace/workspace.ts'

export const errorDocument = 'docs/guides/errors.md'

type Described = {
  readonly name: string
  /** Error code of the class; absent if its instances have different codes. */
  readonly code: string | undefined
  /** Text of the error that users read, with "…" for its variable parts. */
  readonly text: string | undefined
  readonly meaning: string
}

type Texts = ReadonlyMap<string, string>

/**
 * Collects the string literals in a package's objects, by the name of their field. They are the
 * texts of errors.
 */
function collectTexts(files: readonly ts.SourceFile[]): Texts {
  const texts = new Map<string, string>()
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
      if (ts.isStringLiteralLike(node.initializer)) texts.set(node.name.text, node.initializer.text)
    }
    ts.forEachChild(node, visit)
  }
  files.forEach(visit)
  return texts
}

function readText(node: ts.Expression | undefined, texts: Texts): string | undefined {
  if (!node) return undefined
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isPropertyAccessExpression(node))
    return /texts$/i.test(node.expression.getText()) ? texts.get(node.name.text) : undefined
  if (!ts.isTemplateExpression(node)) return undefined
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `…${literal.text}`)].join('')
}

function findSuper(node: ts.Node): ts.CallExpression | undefined {
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.SuperKeyword) return node
  return ts.forEachChild(node, findSuper)
}

function readCode(options: ts.Expression | undefined): string | undefined {
  if (!options || !ts.isObjectLiteralExpression(options)) return undefined
  const field = options.properties.find((each) => each.name?.getText() === 'code')
  if (!field || !ts.isPropertyAssignment(field)) return undefined
  return ts.isStringLiteralLike(field.initializer) ? field.initializer.text : undefined
}

/**
 * Returns the docstring of an error class as one line, without ids of rules, for the reference of
 * errors.
 */
function readMeaning(node: ts.ClassDeclaration): string {
  const [doc] = ts.getJSDocCommentsAndTags(node)
  const text = doc && ts.isJSDoc(doc) ? (ts.getTextOfJSDocComment(doc.comment) ?? '') : ''
  return text.replaceAll(/\s+/g, ' ').replaceAll(/ \([KS]-[\w-]+(?:, [KS]-[\w-]+)*\)/g, '')
}

const isError = (node: ts.Node): node is ts.ClassDeclaration & { readonly name: ts.Identifier } =>
  ts.isClassDeclaration(node) &&
  node.name?.text.endsWith('Error') === true &&
  node.heritageClauses?.some(({ types }) => /Error$/.test(types[0]?.getText() ?? '')) === true

function describe(node: ts.ClassDeclaration & { readonly name: ts.Identifier }, texts: Texts) {
  const [text, options] = findSuper(node)?.arguments ?? []
  return {
    name: node.name.text,
    code: readCode(options),
    text: readText(text, texts),
    meaning: readMeaning(node),
  }
}

/** Reads all error classes from the source files of a package. */
export function readErrors(sources: readonly Pick<SourceFile, 'path' | 'text'>[]) {
  const files = sources.map(({ path, text }) =>
    ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true),
  )
  const texts = collectTexts(files)
  return files
    .flatMap((file) => file.statements.filter(isError).map((node) => describe(node, texts)))
    .filter(({ name }) => !['BaseError', 'RpcError'].includes(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
}

const toCell = (text: string) => text.replaceAll('|', '\\|')

function row({ name, code, text, meaning }: Described): string {
  const shown = text === undefined ? '–' : `"${toCell(text)}"`
  return `| ${code ? `\`${code}\`` : '–'} | \`${name}\` | ${shown} | ${toCell(meaning)} |`
}

function section(name: string, errors: readonly Described[]): readonly string[] {
  if (errors.length === 0) return []
  const head = ['| Code | Class | What a person may read | When |', '|---|---|---|---|']
  return [`## ${name}`, '', ...head, ...errors.map(row), '']
}

function sections(): readonly string[] {
  return workspacePackages()
    .filter(({ kind }) => kind === 'packages')
    .flatMap(({ folder, manifest }) => {
      const own = sourceFiles(folder).filter(({ kind }) => kind === 'source')
      return section(`\`${manifest.name}\``, readErrors(own))
    })
}

/** Renders the reference of all errors as Markdown, by package. */
export function renderErrors(): string {
  return [
    '# Errors',
    '',
    'Written by `pnpm docs:errors` from the classes; the gate fails when it is not current.',
    'Branch on `code`, which is stable. Show `shortMessage`. `hint` is for developers, `cause` is the underlying error.',
    'A code "–" comes from the answer of a service. The last tables list the codes of our services.',
    'Errors of an EIP-1193 provider are `RpcError`s, whose code is a number.',
    '',
    ...sections(),
    '## Answers of our services',
    '',
    '| Code | Status | Text for users |',
    '|---|---:|---|',
    ...Object.entries(errorCatalogue)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([code, { status, message }]) => `| \`${code}\` | ${status} | "${toCell(message)}" |`),
    '',
    '## Numbers of `RpcError`',
    '',
    '| Number | Name in `rpcErrorCodes` |',
    '|---:|---|',
    ...Object.entries(rpcErrorCodes).map(([name, code]) => `| ${code} | \`${name}\` |`),
    '',
  ].join('\n')
}

if (import.meta.main && process.argv.includes('--write')) {
  mkdirSync(dirname(join(root, errorDocument)), { recursive: true })
  writeFileSync(join(root, errorDocument), renderErrors())
}
