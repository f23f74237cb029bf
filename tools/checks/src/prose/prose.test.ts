import { expect, test } from 'vitest'
import { subjectBreaches } from './commitSubjects.ts'
import { isVague, privatePhrase } from './meters.ts'
import { privateBreaches, titleBreaches, vagueBreaches } from './proseBreaches.ts'
import { readComments } from './readComments.ts'
import { readTitles } from './readTitles.ts'

test.each([
  'What has the place of something that lost it: what came to be there, or is on its way.',
  'Where one took the place of another, the other has lost it: the one tells how it ended.',
  'Tells how it ended.',
  'Where there is nothing else to do.',
])('vague: %s', (text) => {
  expect(isVague(text)).toBe(true)
})

test.each([
  'Returns the transaction that replaced a dropped one (same nonce).',
  'Stops waiting for a transaction that has been replaced.',
  'Of `these` it is `those`.',
  '@param parameters.amount - Amount in base units.',
])('not vague: %s', (text) => {
  expect(isVague(text)).toBe(false)
})

test.each([
  ['Nobody swaps on the network.', 'Nobody'],
  ['The list as it stands.', 'as it stands'],
  ['A window of its own.', 'of its own'],
  ['The screen for whom it matters.', 'for whom'],
  ['This is no address.', 'is no address'],
  ['Reads the list. What is wrong stays.', 'What is wrong stays.'],
])('private: %s', (text, phrase) => {
  expect(privatePhrase(text)).toBe(phrase)
})

test.each(['What is a wallet?', 'Code such as `nobody` is left alone.'])(
  'not private: %s',
  (text) => {
    expect(privatePhrase(text)).toBeUndefined()
  },
)

const source = `
/** Reads the list. */
const text = '// no comment' // trailing note
// first line
// second line
const view = <p>// JSX text {/* JSX comment */}</p>
// @vite-ignore a directive
/**
 * Returns the sum.
 *
 * @param a - Left.
 */
function sum(a: number) {}
`

test('default: comments are read with kind, line and text, strings and JSX text are not', () => {
  expect(readComments('a.tsx', source).map(({ kind, line, text }) => [kind, line, text])).toEqual([
    ['docstring', 2, 'Reads the list.'],
    ['comment', 3, 'trailing note'],
    ['comment', 4, 'first line\nsecond line'],
    ['comment', 6, 'JSX comment'],
    ['docstring', 8, 'Returns the sum.\n\n@param a - Left.'],
  ])
})

test('default: a comment spans from its first mark to its last', () => {
  const [first] = readComments('a.tsx', source)
  expect(source.slice(first?.start, first?.end)).toBe('/** Reads the list. */')
})

const vague = { path: 'packages/a/src/a.ts', text: '/** Tells how it ended. */\nconst a = 1' }

test('default: a vague text is a breach unless an exception lists it', () => {
  expect(vagueBreaches([vague], [])).toEqual(['vague: packages/a/src/a.ts:1: Tells how it ended.'])
  const exception = { path: vague.path, text: 'Tells how it ended.', why: 'a quotation' }
  expect(vagueBreaches([vague], [exception])).toEqual([])
  expect(vagueBreaches([], [exception])).toEqual([
    'packages/a/src/a.ts: its exception is not needed',
  ])
})

test('default: one private phrase in a hundred texts of a workspace passes, two do not', () => {
  const plain = '/** Returns the balance. */\nconst a = 1\n'
  const odd = '/** Nobody sees the balance. */\nconst a = 1\n'
  const file = (text: string) => [{ path: 'packages/a/src/a.ts', text }]
  expect(privateBreaches(file(plain.repeat(99) + odd))).toEqual([])
  expect(privateBreaches(file(plain.repeat(98) + odd.repeat(2)))[0]).toBe(
    'packages/a: 2 of 100 texts hold a private phrase, at most 1 %',
  )
})

test('default: titles are read from test, it and test.each', () => {
  const text =
    "test('one', () => {})\nit('two', f)\ntest.each([1])('three %s', f)\ndescribe('x', f)"
  expect(readTitles('a.test.ts', text).map((x) => x.text)).toEqual(['one', 'two', 'three %s'])
})

test('default: a title of 91 letters is a breach, one of 90 is not', () => {
  const file = (length: number) => ({ path: 'a.test.ts', text: `test('${'x'.repeat(length)}', f)` })
  expect(titleBreaches([file(90)])).toEqual([])
  expect(titleBreaches([file(91)])).toEqual(['a.test.ts:1: title of 91 letters, at most 90'])
})

test('default: a commit subject of 73 letters is a breach, one of 72 is not', () => {
  expect(subjectBreaches(['x'.repeat(72)])).toEqual([])
  expect(subjectBreaches(['x'.repeat(73)])).toHaveLength(1)
})
