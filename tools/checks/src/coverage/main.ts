import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { printResult, writeReport } from '../report/writeReport.ts'
import { readProjectFile, root } from '../workspace/workspace.ts'
import { faultsOf, proofsOf } from './coverage.ts'
import { readLongProofs } from './longTests.ts'
import { missingReports, readReports } from './reports.ts'
import { readRules } from './rules.ts'
import { faultsOfSummary, renderSummary } from './summary.ts'
import { renderTable } from './table.ts'

const path = 'docs/coverage.md'
const tablePath = join(root, 'test-results/gate/coverage.md')
const rules = readRules()
const reports = readReports()
const missing = missingReports().map((name) => `the last gate left no report of "${name}"`)
const proofs = [...proofsOf(rules, reports), ...readLongProofs()]

mkdirSync(dirname(tablePath), { recursive: true })
writeFileSync(tablePath, renderTable(rules, proofs))

if (process.argv.includes('--write')) {
  for (const line of missing) console.warn(`${line}: what it proves is not in the document.`)
  writeFileSync(join(root, path), renderSummary(rules, proofs))
} else {
  const written = existsSync(join(root, path)) ? readProjectFile(path) : ''
  const faults = faultsOfSummary(written, rules, proofs).map((fault) => `${path}: ${fault}`)
  const results = [
    {
      name: 'every test that ran is one that can prove something',
      problems: faultsOf(rules, reports),
    },
    {
      name: `this run proves every id that ${path} names`,
      problems: missing.length > 0 ? missing : faults,
    },
  ]
  results.forEach(printResult)
  writeReport(results)
}
