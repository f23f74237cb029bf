import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { getSupportedChains } from './getSupportedChains.ts'

test('default: accepts the sample of the wire specification', () => {
  const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
  const sample = {
    http: ['eip155:1', 'eip155:137', solana, 'bip122:000000000019d6689c085ae165831e93'],
    ws: ['eip155:1'],
  }
  expect(z.parse(getSupportedChains.response, sample)).toEqual(sample)
})

test('S-63: drops networks of unknown namespaces and invalid CAIP-2 ids', () => {
  const answer = { http: ['sui:mainnet', 1, 'eip155', 'eip155:10'], ws: [] }
  expect(z.parse(getSupportedChains.response, answer)).toEqual({ http: ['eip155:10'], ws: [] })
})
