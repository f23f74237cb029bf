import type { Cost } from './measureCost.ts'

/** Cost of one gate step in time, as stored in `test-results/gate/steps.json`. */
export type StepCost = Cost & { readonly name: string }

const cell = (seconds: number | undefined) =>
  (seconds === undefined ? '–' : `${seconds.toFixed(1)} s`).padStart(10)

const sum = (values: readonly (number | undefined)[]) =>
  values.every((value) => value !== undefined)
    ? values.reduce<number>((total, value) => total + (value ?? 0), 0)
    : undefined

/** Renders a table of the gate's steps with their processor and wall times, and their totals. */
export function renderCosts(costs: readonly StepCost[]): string {
  const total: StepCost = {
    name: 'all steps',
    wallSeconds: sum(costs.map(({ wallSeconds }) => wallSeconds)) ?? 0,
  }
  const cpu = sum(costs.map(({ cpuSeconds }) => cpuSeconds))
  const rows = [...costs, cpu === undefined ? total : { ...total, cpuSeconds: cpu }]
  return [
    `${'step'.padEnd(12)}${'processor'.padStart(10)}${'wall'.padStart(10)}`,
    ...rows.map(
      ({ name, cpuSeconds, wallSeconds }) =>
        `${name.padEnd(12)}${cell(cpuSeconds)}${cell(wallSeconds)}`,
    ),
  ].join('\n')
}
