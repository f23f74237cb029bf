import { expect, test } from 'vitest'
import { readErrors, renderErrors } from './errorDocs.ts'

const read = (text: string) => readErrors([{ path: 'errors.ts', text }])

test('default: code, text and meaning of a class', () => {
  const text = `
    /** The page was left (S-12).
     *  Nothing happened. */
    export class LeftError extends BaseError {
      constructor() { super(\`Left \${1} page\`, { code: 'left', hint: 'no' }) }
    }
    export class Other {}
  `
  const meaning = 'The page was left. Nothing happened.'
  expect(read(text)).toEqual([{ name: 'LeftError', code: 'left', text: 'Left … page', meaning }])
})

test('behavior: a text that stands in an object is found, a code from outside is none', () => {
  const text = `
    const texts = { gone: 'It is gone' }
    class GoneError extends OtherError {
      constructor(o) { super(texts.gone, { code: o.code }) }
    }
  `
  const gone = { name: 'GoneError', code: undefined, text: 'It is gone', meaning: '' }
  expect(read(text)).toEqual([gone])
})

test('default: every package, and the answers of services', () => {
  const text = renderErrors()
  expect(text).toContain('| `wrong_chain` | `WrongChainError` | "Wrong network" |')
  expect(text).toContain('| `rate_limited` | 429 |')
  expect(text).toContain('| 4001 | `userRejected` |')
})
