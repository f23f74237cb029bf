import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { checks } from './checks/index.ts'
import { toReport } from './report.ts'

const reportPath = process.argv.find((x) => x.startsWith('--report='))?.slice('--report='.length)
const wanted = process.argv.slice(2).filter((x) => !x.startsWith('--'))

const results: { name: string; problems: readonly string[] }[] = []
for (const check of checks) {
  if (wanted.length > 0 && !wanted.some((word) => check.name.includes(word))) continue
  const problems = await check.run()
  results.push({ name: check.name, problems })
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${check.name}`)
  for (const problem of problems) console.log(`    ${problem}`)
}

if (reportPath) {
  mkdirSync(dirname(reportPath), { recursive: true })
  writeFileSync(reportPath, JSON.stringify(toReport(results)))
}
process.exitCode = results.some((result) => result.problems.length > 0) ? 1 : 0
