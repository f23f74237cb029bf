import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getAllowedOrigins } from './getAllowedOrigins.ts'
import { getProjectConfig } from './getProjectConfig.ts'
import { getProjectLimits } from './getProjectLimits.ts'

test('S-63: drops an invalid feature only', () => {
  const swap = { id: 'swap', isEnabled: true, config: ['1inch'] }
  const undecided = { id: 'onramp', isEnabled: true, config: null }
  const features = [swap, { id: 'activity' }, { ...swap, config: [1] }, 'x', undecided]
  expect(z.parse(getProjectConfig.response, { features }).features).toEqual([swap, undecided])
})

test('S-63: drops an invalid origin only', () => {
  const allowedOrigins = ['https://play.example.test', 4, '*.staging.example.test']
  expect(z.parse(getAllowedOrigins.response, { allowedOrigins }).allowedOrigins).toEqual([
    'https://play.example.test',
    '*.staging.example.test',
  ])
})

test('default: accepts the tiers of the wire and rejects others', () => {
  const read = (tier: string) =>
    z.safeParse(getProjectLimits.response, {
      planLimits: { tier, isAboveRpcLimit: false, isAboveMauLimit: true },
    }).success
  expect(['none', 'starter', 'pro', 'enteprise'].map(read)).toEqual([true, true, true, true])
  expect(read('free')).toBe(false)
})
