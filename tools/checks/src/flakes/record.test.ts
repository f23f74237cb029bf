import { expect, test } from 'vitest'
import { addRun, forgetFiles, pendingFiles, summaryOf } from './record.ts'

const one = { file: 'a.spec.ts', hash: '1' }
const other = { file: 'b.spec.ts', hash: '2' }

test('default: a file is pending until it has the wanted number of runs', () => {
  const once = addRun({}, one, [])
  expect(pendingFiles([one, other], once, 2)).toEqual([one, other])
  expect(pendingFiles([one, other], addRun(once, one, []), 2)).toEqual([other])
})

test('behavior: runs of an older version do not count', () => {
  const record = addRun({}, one, ['late'])
  const changed = { ...one, hash: 'changed' }
  expect(pendingFiles([changed], record, 1)).toEqual([changed])
  expect(addRun(record, changed, [])).toEqual({
    'a.spec.ts': { hash: 'changed', runs: 1, failures: [] },
  })
})

test('behavior: a failure stays until the file changes or is forgotten', () => {
  const record = addRun(addRun({}, one, ['late']), one, [])
  expect(summaryOf([one], record).failures).toBe(1)
  expect(pendingFiles([one], record, 2)).toEqual([])
  expect(pendingFiles([one], forgetFiles(record, [one]), 2)).toEqual([one])
})

test('default: the summary lists failed tests and ends with the sums', () => {
  const failed = addRun(addRun({}, one, ['late', 'slow']), one, ['late'])
  expect(summaryOf([one, other], addRun(failed, other, [])).lines).toEqual([
    '✗ a.spec.ts · late · 2 of 2 runs',
    '✗ a.spec.ts · slow · 1 of 2 runs',
    '2 specs, 3 runs, 3 failures',
  ])
})
