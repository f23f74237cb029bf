import { readConfig } from '@latchkey/service'
import { expect, test } from 'vitest'
import { Config, variables } from './Config.ts'

const key = Buffer.alloc(32, 7).toString('base64')
const read = (changes: Readonly<Record<string, string>> = {}) =>
  readConfig({ SECRET_KEY: key, TOKEN: key, ...changes }, Config, variables)

test('S-26: default: a wait of 24 hours, then open for a week', () => {
  expect(read()).toMatchObject({ delayHours: 24, openDays: 7, token: Buffer.alloc(32, 7) })
})

test('parameters: parts of an hour', () => {
  expect(read({ DELAY_HOURS: '0.5', OPEN_DAYS: '1' })).toMatchObject({
    delayHours: 0.5,
    openDays: 1,
  })
})

test.each([
  ['SECRET_KEY', 'short'],
  ['TOKEN', 'short'],
  ['DELAY_HOURS', '-1'],
  ['DELAY_HOURS', 'soon'],
  ['OPEN_DAYS', '0'],
])('error: %s is named, its value is not told', (name, value) => {
  const reading = () => read({ [name]: value })
  expect(reading).toThrow(name)
  expect(reading).not.toThrow(`"${value}"`)
})
