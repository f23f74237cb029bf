import { readList } from './readList.ts'

const mostChains = 64
const solanaChain = /^solana:[-_a-zA-Z0-9]{1,32}$/

/** Lists the Solana chains of a wallet in the wallet's spelling, e.g. `solana:mainnet`. */
export function readChains(wallet: unknown): readonly `solana:${string}`[] {
  const chains = readList(wallet, 'chains', mostChains) ?? []
  return chains.filter(
    (chain): chain is `solana:${string}` => typeof chain === 'string' && solanaChain.test(chain),
  )
}
