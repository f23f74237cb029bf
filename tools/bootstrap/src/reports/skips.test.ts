import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { allowedSkips, playwrightSkips, unlistedSkips, vitestSkips } from './skips.ts'

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

test('default: what a system lacks may be skipped there, and nowhere else', () => {
  const ofWindows = 'S-99: the state folder is closed to others, and one that is open is refused'
  expect(unlistedSkips([ofWindows], 'win32')).toEqual([])
  expect(unlistedSkips([ofWindows], 'linux')).toEqual([ofWindows])
  const ofLinux = 'S-141d: the node’s second port listens at an address'
  expect(unlistedSkips([`${ofLinux} that accepts no connections`], 'darwin')).toEqual([])
  expect(unlistedSkips([`${ofLinux} that accepts no connections`], 'linux')).toHaveLength(1)
})

test.each(allowedSkips)('default: $file still holds what it may skip', ({ file, titles }) => {
  const path = new URL(`../../../../${file}`, import.meta.url)
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  expect(text).toMatch(/\b(skipIf|runIf)\(/)
  for (const title of titles) expect(text).toContain(title.split(' (skipped')[0])
})
