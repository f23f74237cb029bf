import { expect, test } from 'vitest'
import { ReportText } from './Report.ts'

const report = {
  title: 'The board is empty',
  severity: 'looks',
  happened: 'I saw nothing.',
  steps: '',
  diagnostics: null,
} as const

test('behavior: invisible characters of a pasted report are removed, line breaks and tabs stay', () => {
  const pasted = {
    title: '\u001b[31mThe board\u001b[0m is\u000b empty\ud800',
    happened: ' I saw\r\n\tnothing.\u0000\u0085 ',
    steps: '\u001b[1;32m$ open\u001b[K\u001b',
    diagnostics: 'a\u0007b',
  }
  expect(ReportText.parse({ ...report, ...pasted })).toEqual({
    ...report,
    title: 'The board is empty\ufffd',
    happened: 'I saw\r\n\tnothing.',
    steps: '$ open',
    diagnostics: 'ab',
  })
})

test('error: a text is too short or too long without its invisible characters', () => {
  const parse = (part: object) => ReportText.safeParse({ ...report, ...part }).success
  expect(parse({ title: 'abc\u0000' })).toBe(false)
  expect(parse({ title: `${'a'.repeat(80)}\u0000` })).toBe(true)
  expect(parse({ title: 'a'.repeat(81) })).toBe(false)
})
