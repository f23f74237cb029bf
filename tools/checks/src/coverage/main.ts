import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readProjectFile, root } from '../workspace.ts'
import { printResult, writeReport } from '../writeReport.ts'
import { faultsOfDocument } from './claims.ts'
import { faultsOf, proofsOf, renderCoverage } from './coverage.ts'
import { readLongProofs } from './longTests.ts'
import { missingReports, readReports } from './reports.ts'
import { readRules } from './rules.ts'

const path = 'docs/coverage.md'
const rules = readRules()
const reports = readReports()
const missing = missingReports().map((name) => `the last gate left no report of "${name}"`)
const proofs = [...proofsOf(rules, reports), ...readLongProofs()]

if (process.argv.includes('--write')) {
  for (const line of missing) console.warn(`${line}: what it proves is not in the document.`)
  writeFileSync(join(root, path), renderCoverage(rules, proofs))
} else {
  const written = existsSync(join(root, path)) ? readProjectFile(path) : ''
  const faults = faultsOfDocument(written, rules, proofs).map((fault) => `${path}: ${fault}`)
  const results = [
    {
      name: 'every test that ran is one that can prove something',
      problems: faultsOf(rules, reports),
    },
    {
      name: `${path} claims what this run proved`,
      problems: missing.length > 0 ? missing : faults,
    },
  ]
  results.forEach(printResult)
  writeReport(results)
}
