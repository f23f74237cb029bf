import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { add, type Counts, none } from './reports/counts.ts'
import { listFailures } from './reports/failures.ts'
import { readReport, resultsFolder } from './reports/results.ts'
import { measureCost } from './steps/measureCost.ts'
import { renderCosts, type StepCost } from './steps/renderCosts.ts'
import { steps } from './steps/steps.ts'

function sentence(counts: Counts): string {
  return `${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
}

type Run = { readonly total: Counts; readonly costs: readonly StepCost[] }

/**
 * Runs the steps of the gate, the checks that a commit must pass, the cheap ones first. Continues
 * after a failed step, so that one run shows all failures.
 */
async function runGate(only: readonly string[]): Promise<Run> {
  const chosen = only.length > 0 ? steps.filter((step) => only.includes(step.name)) : steps
  const costs: StepCost[] = []
  let total = none
  for (const { name, what, essential, run } of chosen) {
    console.log(`▸ ${name}: ${what}`)
    const { result, ...cost } = await measureCost(run)
    const { counts, output } = result
    costs.push({ name, ...cost })
    total = add(total, counts)
    if (counts.failed > 0) console.log(output.trim())
    const mark = counts.failed > 0 ? '✗' : '✓'
    console.log(`${mark} ${name}: ${sentence(counts)} (${cost.wallSeconds.toFixed(1)} s)\n`)
    if (counts.failed > 0 && essential) {
      console.log(`The later steps need "${name}" and were not run.`)
      break
    }
  }
  return { total, costs }
}

/** Prints all failures at the end of the gate's output, because logs are often cut to their end. */
function sayFailures(): void {
  for (const { name } of steps) {
    for (const line of listFailures(readReport(`${name}.json`))) console.log(`✗ ${name} · ${line}`)
  }
}

rmSync(resultsFolder, { recursive: true, force: true })
mkdirSync(resultsFolder, { recursive: true })
const { total, costs } = await runGate(process.argv.slice(2))
writeFileSync(join(resultsFolder, 'steps.json'), JSON.stringify(costs))
console.log(renderCosts(costs))
sayFailures()
console.log(sentence(total))
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0
