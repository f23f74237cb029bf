import { expect, test } from 'vitest'
import type { Rpc } from '../rpc/Rpc.ts'
import { clusterNetwork as network } from '../testing/fakeCluster.ts'
import { readBalance } from './readBalance.ts'

const toAccount = (tokenAmount: unknown) => ({
  account: { data: { parsed: { info: { tokenAmount } } } },
})

async function read(value: unknown) {
  const asked: unknown[] = []
  const rpc: Rpc = {
    outgoing: new Map(),
    request: async (method, params) => {
      asked.push([method, ...params])
      return { value }
    },
  }
  const balance = await readBalance(rpc, {
    address: 'a',
    token: 'mint',
    network,
    signal: undefined,
  })
  return { asked, balance }
}

test('K-CHAIN-07: a token balance is the sum over all accounts of the owner', async () => {
  const accounts = ['1500000', '2'].map((amount) => toAccount({ amount, decimals: 6 }))
  const { asked, balance } = await read(accounts)
  expect(balance).toEqual({ amount: 1_500_002n, decimals: 6, symbol: '' })
  expect(asked).toMatchObject([['getTokenAccountsByOwner', 'a', { mint: 'mint' }, {}]])
})

test('K-CHAIN-07: the balance is 0 without an account of the token', async () => {
  expect((await read([])).balance).toMatchObject({ amount: 0n })
})

test.each([
  [undefined],
  [[null]],
  [[toAccount({ amount: '-1', decimals: 6 })]],
  [[toAccount({ amount: '1', decimals: 2 ** 31 })]],
])('S-63, S-142: %o is rejected', async (value) => {
  await expect(read(value)).rejects.toMatchObject({ code: 'invalid_answer' })
})
