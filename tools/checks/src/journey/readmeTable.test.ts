import { expect, test } from 'vitest'
import { readProjectFile } from '../workspace/workspace.ts'
import { type Row, tableFaults, writeTable } from './readmeTable.ts'

const rows: readonly Row[] = [
  { moment: 'button painted', kib: [78.81, 79], limit: 80.3, tolerance: 2 },
  { moment: 'modal settled', kib: [128, 129.24], limit: 129.3, tolerance: 2 },
]
const readme = `Before.

| gzip KiB, React (66) included; every service configured | EVM alone | Three ecosystems | Limit |
|---|---:|---:|---:|
| button painted | 1.0 | 1.0 | 1.0 |

After.
`
const written = writeTable(readme, rows)

test('default: measured rows replace the rows of the README, and the rest stays unchanged', () => {
  expect(written).toContain('| button painted | 78.8 | 79.0 | 80.3 |\n| modal settled | 128.0 |')
  expect(written.startsWith('Before.')).toBe(true)
  expect(written.endsWith('\n\nAfter.\n')).toBe(true)
  expect(tableFaults(written, rows)).toEqual([])
  expect(writeTable(written, rows)).toBe(written)
})

test('behavior: small differences are no fault', () => {
  expect(tableFaults(written.replace('128.0', '126.5'), rows)).toEqual([])
})

test.each([
  ['a figure', '128.0', '125.9'],
  ['a limit', '| 129.3 |', '| 130.0 |'],
  ['a moment', '| modal settled', '| modal open'],
  ['a row', '\n| modal settled | 128.0 | 129.2 | 129.3 |', ''],
])('behavior: another %s is a fault', (_, before, after) => {
  const changed = written.replace(before, after)
  expect(changed).not.toBe(written)
  expect(tableFaults(changed, rows)).toHaveLength(1)
})

test('error: a README without the table cannot be written', () => {
  expect(() => writeTable('Nothing.', rows)).toThrow(/has no table/)
  expect(tableFaults('Nothing.', rows)).toHaveLength(1)
})

test('default: README.md of this checkout has the table', () => {
  expect(() => writeTable(readProjectFile('README.md'), rows)).not.toThrow()
})
