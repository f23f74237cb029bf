import { expect, test } from 'vitest'
import { playwrightSkips, unlistedSkips, vitestSkips } from './skips.ts'

test('vitest: what did not run is named, whatever it is called', () => {
  const assertionResults = ['passed', 'failed', 'skipped', 'pending', 'todo'].map((status) => ({
    status,
    fullName: `suite ${status}`,
  }))
  expect(vitestSkips({ testResults: [{ assertionResults }] })).toEqual([
    'suite skipped',
    'suite pending',
    'suite todo',
  ])
  expect(vitestSkips(undefined)).toEqual([])
})

test('playwright: what did not run is named, in suites of suites too', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] })
  const inner = { specs: [spec('within', 'skipped')] }
  const report = { suites: [{ specs: [spec('ran', 'expected')], suites: [inner] }] }
  expect(playwrightSkips(report)).toEqual(['within'])
})

test('default: only what the list has may be skipped', () => {
  const postgres = 'PostgreSQL (skipped: no PostgreSQL is installed) S-80: of ten attempts'
  expect(unlistedSkips([postgres, 'S-80: of ten attempts'])).toEqual(['S-80: of ten attempts'])
})
