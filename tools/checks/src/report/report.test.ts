import { expect, test } from 'vitest'
import { toReport } from './report.ts'

test('default: a rule with problems is a failed test', () => {
  const report = toReport([
    { name: 'a', problems: [] },
    { name: 'b', problems: ['x'] },
  ])
  expect(report).toMatchObject({ success: false, numPassedTests: 1, numFailedTests: 1 })
})
