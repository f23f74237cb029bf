import { expect, test } from 'vitest'
import { unlisted } from '../corpus/addresses.ts'
import { toFactKey } from '../model/Facts.ts'
import { toStep } from '../model/Step.ts'
import { createFakeChain } from '../testing/createFakeChain.ts'
import { createTestRequest } from '../testing/createTestRequest.ts'
import { readEvmFacts } from './readEvmFacts.ts'

/** Reads the facts of a token with these decimals, which the shown row names. */
async function readToken(decimals: number) {
  const tokens = { [unlisted.toLowerCase()]: { symbol: 'GLD', decimals, balance: 1n } }
  const asset = { type: 'token', address: unlisted, standard: 'erc20' } as const
  const row = { label: 'amount', value: { type: 'amount', asset, amount: 1n } } as const
  const facts = await readEvmFacts(
    createTestRequest({
      ...{ method: 'eth_sendTransaction', params: [] },
      reader: createFakeChain({ tokens }),
    }),
    { steps: [toStep({ action: 'send', rows: [row] })], rows: [], raw: [], notes: [] },
    { signal: new AbortController().signal },
  )
  return facts.tokens.get(toFactKey(unlisted))
}

test.each([256, 2 ** 31, 2 ** 53 - 1])(
  'S-142: %s decimals of a contract count as none',
  async (decimals) => {
    expect(await readToken(decimals)).toMatchObject({ standard: 'unknown', symbol: 'GLD' })
    expect(await readToken(decimals)).not.toHaveProperty('decimals')
  },
)

test('S-142: 255 decimals of a contract are read', async () => {
  expect(await readToken(255)).toMatchObject({ standard: 'erc20', decimals: 255 })
})
