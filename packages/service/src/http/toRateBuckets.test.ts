import { expect, test } from 'vitest'
import { toRateBuckets } from './toRateBuckets.ts'

const stranger = { ip: '203.0.113.7', session: undefined }
const member = { ip: '203.0.113.7', session: 's1' }
const shown = (...parameters: Parameters<typeof toRateBuckets>) =>
  toRateBuckets(...parameters).map(({ key, perMinute }) => `${key}: ${perMinute}`)

test('S-93g: a guest counts by address, a member by session', () => {
  expect(shown('read', stranger)).toEqual(['all address 203.0.113.7: 60'])
  expect(shown('read', member)).toEqual(['all session s1: 300'])
  expect(shown('write', member)).toEqual(['all session s1: 300', 'write session s1: 30'])
})

test('S-93g: a login also counts by address, with or without a session', () => {
  expect(shown('login', member)).toEqual(['all session s1: 300', 'login 203.0.113.7: 10'])
})

test('S-93g: supervision routes are free; reports have a separate limit', () => {
  expect(shown('free', stranger)).toEqual([])
  expect(shown('report', member)).toEqual(['report 203.0.113.7: 60'])
})
