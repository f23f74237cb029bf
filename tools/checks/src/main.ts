import { checks } from './checks/index.ts'
import { printResult, writeReport } from './report/writeReport.ts'

const wanted = process.argv.slice(2).filter((x) => !x.startsWith('--'))
const isWanted = ({ name }: { readonly name: string }) =>
  wanted.length === 0 || wanted.some((word) => name.includes(word))

const results = await Promise.all(
  checks.filter(isWanted).map(async ({ name, run }) => ({ name, problems: await run() })),
)
for (const result of results) printResult(result)
writeReport(results)
