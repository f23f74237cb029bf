import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderCosts, type StepCost } from '../../../bootstrap/src/steps/renderCosts.ts'
import { root } from '../workspace/workspace.ts'
import { longest, type Times, type Took, timesOfPlaywright, timesOfVitest } from './slowest.ts'

const count = 20
const folder = join(root, 'test-results/gate')

const readers: Readonly<Record<string, (text: string) => Times>> = {
  unit: (text) => timesOfVitest('unit', JSON.parse(text)),
  stories: (text) => timesOfVitest('stories', JSON.parse(text)),
  e2e: (text) => timesOfPlaywright(JSON.parse(text)),
}

const times = Object.entries(readers).flatMap(([name, read]) => {
  const path = join(folder, `${name}.json`)
  return existsSync(path) ? read(readFileSync(path, 'utf8')) : []
})

function print(title: string, took: readonly Took[]): void {
  console.log(`\n${title}`)
  for (const { seconds, runner, what } of longest(took, count))
    console.log(`${seconds.toFixed(1).padStart(7)} s  ${runner}  ${what.replace(root, '')}`)
}

const stepsPath = join(folder, 'steps.json')
const costs: readonly StepCost[] = existsSync(stepsPath)
  ? JSON.parse(readFileSync(stepsPath, 'utf8'))
  : []
const byProcessor = costs.toSorted((a, b) => (b.cpuSeconds ?? 0) - (a.cpuSeconds ?? 0))
if (costs.length > 0) console.log(`Steps of the last gate\n${renderCosts(byProcessor)}`)

if (times.length === 0) console.log('The last gate left no report. Run "pnpm check" first.')
print(
  'Slowest tests of the last gate, by wall time',
  times.flatMap(({ tests }) => tests),
)
print(
  'Slowest set-ups (what a file takes beside its tests)',
  times.flatMap(({ setUps }) => setUps),
)
