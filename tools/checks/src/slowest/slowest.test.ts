import { expect, test } from 'vitest'
import { longest, timesOfPlaywright, timesOfVitest } from './slowest.ts'

test('default: a test takes what its runner says, its file the rest', () => {
  const { tests, setUps } = timesOfVitest('unit', {
    testResults: [
      {
        name: 'a.test.ts',
        startTime: 1_000,
        endTime: 6_000,
        assertionResults: [{ fullName: 'one', duration: 1_500 }, { fullName: 'two' }],
      },
    ],
  })
  expect(tests.map(({ seconds }) => seconds)).toEqual([1.5, 0])
  expect(setUps).toEqual([{ seconds: 3.5, runner: 'unit', what: 'a.test.ts' }])
})

test('default: suites of Playwright hold suites', () => {
  const inner = {
    file: 'a.spec.ts',
    specs: [{ title: 'x', tests: [{ results: [{ duration: 2_000 }] }] }],
  }
  const { tests } = timesOfPlaywright({ suites: [{ file: 'a.spec.ts', suites: [inner] }] })
  expect(longest(tests, 1)).toEqual([{ seconds: 2, runner: 'e2e', what: 'a.spec.ts · x' }])
})
