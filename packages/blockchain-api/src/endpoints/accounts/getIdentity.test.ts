import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getIdentity } from './getIdentity.ts'

test('default: accepts the sample of the wire specification', () => {
  const sample = {
    name: 'mira.eth',
    avatar: 'https://img.example.test/mira.png',
    resolvedAt: '2030-01-15T10:00:00.123456Z',
  }
  expect(z.parse(getIdentity.response, { ...sample, extra: 1 })).toEqual(sample)
})

test('K-BAPI-02: fresh for five minutes, not gated, accepts nulls', () => {
  expect(getIdentity.cacheMs).toBe(300_000)
  expect(getIdentity.unsupported).toBeUndefined()
  expect(z.parse(getIdentity.response, { name: null, avatar: null })).toEqual({
    name: null,
    avatar: null,
  })
})

test('S-63: rejects a name over 256 characters', () => {
  const answer = { name: 'x'.repeat(257), avatar: null, resolvedAt: null }
  expect(z.safeParse(getIdentity.response, answer).success).toBe(false)
})
