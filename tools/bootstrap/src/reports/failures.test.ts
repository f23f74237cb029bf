import { expect, test } from 'vitest'
import { listFailures } from './failures.ts'

test('vitest: each failed test is one line, with the reason and without colours and stack', () => {
  const report = {
    testResults: [
      {
        assertionResults: [
          { status: 'passed', fullName: 'fine', failureMessages: [] },
          {
            status: 'failed',
            fullName: ' S-01: broken',
            failureMessages: ['\u001b[31mexpected 1\nto be 2\u001b[39m\n    at file.ts:3:1'],
          },
        ],
      },
    ],
  }
  expect(listFailures(report)).toEqual(['S-01: broken · expected 1 to be 2'])
})

test('Playwright: each failed test is one line, with its file, from suites of any depth', () => {
  const failed = { results: [{ error: { message: 'Timed out\n    at a.spec.ts:1' } }] }
  const specs = [
    { file: 'a.spec.ts', title: 'late', tests: [failed] },
    { file: 'a.spec.ts', title: 'fine', tests: [{ results: [{ status: 'passed' }] }] },
  ]
  expect(listFailures({ suites: [{ suites: [{ specs }] }] })).toEqual([
    'a.spec.ts · late · Timed out',
  ])
})

test('nothing reported is nothing failed', () => {
  expect(listFailures(undefined)).toEqual([])
})
