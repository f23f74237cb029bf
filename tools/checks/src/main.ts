import { checks } from './checks/index.ts'
import type { Result } from './report.ts'
import { printResult, writeReport } from './writeReport.ts'

const wanted = process.argv.slice(2).filter((x) => !x.startsWith('--'))

const results: Result[] = []
for (const check of checks) {
  if (wanted.length > 0 && !wanted.some((word) => check.name.includes(word))) continue
  const result = { name: check.name, problems: await check.run() }
  results.push(result)
  printResult(result)
}
writeReport(results)
