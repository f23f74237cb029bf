import type { Check } from './checks/check.ts'
import { checks } from './checks/index.ts'
import { printResult, writeReport } from './report/writeReport.ts'

const wanted = process.argv.slice(2).filter((x) => !x.startsWith('--'))
const isWanted = ({ name }: { readonly name: string }) =>
  wanted.length === 0 || wanted.some((word) => name.includes(word))

/**
 * Runs a check of the code base. If the check throws, its error counts as a breach, so that the
 * other checks still run.
 */
async function runCheck({ name, run }: Check) {
  try {
    return { name, problems: await run() }
  } catch (error) {
    return { name, problems: [`the check failed: ${String(error)}`] }
  }
}

const results = await Promise.all(checks.filter(isWanted).map(runCheck))
for (const result of results) printResult(result)
writeReport(results)
