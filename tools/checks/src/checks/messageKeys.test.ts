import { globSync } from 'node:fs'
import ts from 'typescript'
import { expect, test } from 'vitest'
import { readProjectFile, root } from '../workspace/workspace.ts'

const read = (pattern: string) =>
  globSync(pattern, { cwd: root })
    .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
    .map((path) => ({ path, text: readProjectFile(path) }))

type Literal = { readonly place: string; readonly node: ts.ObjectLiteralExpression }

/** Finds toasts in a source file: object literals with both a `message` and a `variant`. */
function findToasts({ path, text }: { readonly path: string; readonly text: string }) {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true)
  const found: Literal[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isObjectLiteralExpression(node) && hasNames(node, 'message', 'variant')) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      found.push({ place: `${path}:${line + 1}`, node })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

const hasNames = ({ properties }: ts.ObjectLiteralExpression, ...names: readonly string[]) =>
  names.every((name) => properties.some((property) => property.name?.getText() === name))

test('behavior: every toast of the kit has a message key', () => {
  const toasts = read('packages/kit/src/**/*.ts').flatMap(findToasts)
  expect(toasts.length).toBeGreaterThan(15)
  const bare = toasts.filter(({ node }) => !hasNames(node, 'text'))
  // An alert has a `code`, which serves as the key of its message.
  expect(bare.filter(({ node }) => !hasNames(node, 'code')).map(({ place }) => place)).toEqual([])
})

test('behavior: catalogues of texts that the kit and adapters show have their English words', () => {
  const code = ['packages/{core,kit,adapter-*}/src/**/*.ts', 'packages/react/src/send/*.ts']
    .flatMap((files) => read(files))
    .map(({ text }) => text)
    .join('\n')
  const catalogues = read('packages/react/src/messages/{alerts,errors,toasts}.ts')
  const texts = catalogues.flatMap(({ text }) =>
    [...text.matchAll(/^ {2}'(?:alert|error|toast)\.[\w.]+':\s+'([^'{]+)',$/gm)].map(
      ([, english = '']) => english,
    ),
  )
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((english) => !code.includes(`'${english}'`))).toEqual([])
})
