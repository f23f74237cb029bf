import { expect, test } from 'vitest'
import { SolanaTransaction, toSolanaEntry } from './toSolanaEntry.ts'

const network = {
  caipNetworkId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  ...{ name: 'Solana', nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 } },
  ...{ rpcUrl: 'http://127.0.0.1:9', tokens: {} },
} as const
const never = () => Promise.reject(new RangeError('No request is expected'))
const cluster = { network, request: never, requestTogether: never, forward: never }

/** Reads a transaction in which the owner's tokens move to the recipient. */
function readEntry(account: string, numRequiredSignatures: number) {
  const balance = (owner: string, amount: string) => ({
    ...{ mint: 'mint', owner },
    uiTokenAmount: { amount, decimals: 6 },
  })
  const message = {
    accountKeys: ['payer', 'owner', 'recipient'],
    header: { numRequiredSignatures },
  }
  const transaction = SolanaTransaction.parse({
    ...{ blockTime: 1, transaction: { message } },
    meta: {
      ...{ err: null, fee: 5, preBalances: [9, 0, 0], postBalances: [4, 0, 0] },
      preTokenBalances: [balance('owner', '8'), balance('recipient', '0')],
      postTokenBalances: [balance('owner', '1'), balance('recipient', '7')],
    },
  })
  return toSolanaEntry(transaction, { cluster, account, signature: 'signature' })
}

test('K-WORLD-14e: tokens that an owner sends with a signature are sent', () => {
  const { operation, moved } = readEntry('owner', 2)
  expect([operation, moved]).toMatchObject(['send', [{ amount: 7n, direction: 'out' }]])
  expect(moved[0]?.foreign).toBeUndefined()
})

test('K-WORLD-14e: tokens that a delegate takes without the owner’s signature are not sent', () => {
  const { operation, moved } = readEntry('owner', 1)
  expect([operation, moved]).toMatchObject(['foreign', [{ direction: 'out', foreign: true }]])
})

test('K-WORLD-14e: the recipient receives in both cases', () => {
  const { operation, moved } = readEntry('recipient', 1)
  expect([operation, moved[0]?.foreign]).toEqual(['receive', undefined])
})
