import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { add, type Counts, none } from './reports/counts.ts'
import { listFailures } from './reports/failures.ts'
import { readReport, resultsFolder } from './reports/results.ts'
import { steps } from './steps/steps.ts'

const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`

function sentence(counts: Counts): string {
  return `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
}

/** Runs every step, the cheap ones first, and goes on after a failure so that one run shows all of them. */
async function runGate(only: readonly string[]): Promise<Counts> {
  const chosen = only.length > 0 ? steps.filter((step) => only.includes(step.name)) : steps
  let total = none
  for (const step of chosen) {
    const started = performance.now()
    console.log(`▸ ${step.name}: ${step.what}`)
    const { counts, output } = await step.run()
    total = add(total, counts)
    if (counts.failed > 0) console.log(output.trim())
    console.log(
      `${counts.failed > 0 ? '✗' : '✓'} ${step.name}: ${sentence(counts)} (${seconds(started)})\n`,
    )
    if (counts.failed > 0 && step.essential) {
      console.log(`The later steps need "${step.name}" and were not run.`)
      break
    }
  }
  return total
}

/** Names at the very end what failed: the end of a long output is what people and services keep. */
function sayFailures(): void {
  for (const { name } of steps) {
    for (const line of listFailures(readReport(`${name}.json`))) console.log(`✗ ${name} · ${line}`)
  }
}

rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(join(resultsFolder), { recursive: true })
const started = performance.now()
const total = await runGate(process.argv.slice(2))
sayFailures()
console.log(`Whole gate: ${seconds(started)}`)
console.log(sentence(total))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
