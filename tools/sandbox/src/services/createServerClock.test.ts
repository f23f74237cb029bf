import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createServerClock, toServerClockFile } from './createServerClock.ts'

const folder = mkdtempSync(join(tmpdir(), 'latchkey-server-clock-'))
afterAll(() => rmSync(folder, { recursive: true }))

test('default: the file has how many milliseconds the server is ahead', () => {
  const clock = createServerClock(toServerClockFile(folder))
  expect(clock.move(90)).toBe(90)
  expect(clock.move(10)).toBe(100)
  expect(readFileSync(toServerClockFile(folder), 'utf8')).toBe('100000')
})

test('behavior: a sandbox that starts again begins with the right time', () => {
  createServerClock(toServerClockFile(folder)).move(1)
  createServerClock(toServerClockFile(folder))
  expect(existsSync(toServerClockFile(folder))).toBe(false)
})
