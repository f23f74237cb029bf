import { createFakeChain } from '../testing/createFakeChain.ts'
import {
  dai,
  items,
  market,
  multicall3,
  permit2,
  punks,
  stranger,
  uniswap,
  unlisted,
  usdc,
  weth,
} from './addresses.ts'
import { solanaAccounts } from './solanaAccounts.ts'

const low = (address: string) => address.toLowerCase()

/** Test data: creates a fake chain with the tokens and contracts that the samples use. */
export function createCorpusChain() {
  return createFakeChain({
    tokens: {
      [low(usdc)]: { symbol: 'USDC', decimals: 6, balance: 1_000_000_000n },
      [low(dai)]: { symbol: 'DAI', decimals: 18, balance: 10n ** 30n },
      [low(weth)]: { symbol: 'WETH', decimals: 18, balance: 10n ** 20n },
      [low(unlisted)]: { symbol: 'GLD', decimals: 6, balance: 10n ** 12n },
      [low(punks)]: { symbol: 'PUNK', balance: 2n, interfaces: ['0x80ac58cd'] },
      [low(items)]: { interfaces: ['0xd9b67a26'] },
    },
    code: [stranger, market, permit2, multicall3, uniswap].map(low),
    accounts: solanaAccounts,
  })
}
