import { answerEvmRpc } from '../chain/answerEvmRpc.ts'
import type { EvmChain } from '../chain/createEvmChain.ts'
import type { Database } from '../db/Database.ts'
import { coinAddress } from '../indexer/Block.ts'
import type { CatchUp } from '../indexer/createCatchUp.ts'
import type { AccountSource } from './AccountSource.ts'
import { createEvmNfts } from './createEvmNfts.ts'
import { readEvmHistory } from './readEvmHistory.ts'
import { readEvmHoldings } from './readEvmHoldings.ts'
import { findTokens } from './readIndexed.ts'

/**
 * Returns an EVM address in lower case, as the database's index stores it; `undefined` for any
 * other text.
 */
export const toEvmAccount = (text: string) =>
  /^0x[0-9a-fA-F]{40}$/.test(text) ? text.toLowerCase() : undefined

async function readAsset({ network }: EvmChain, db: Database, address: string) {
  const { caipNetworkId, nativeCurrency } = network
  const key = address.toLowerCase()
  if (key === coinAddress) return { ...nativeCurrency, asset: caipNetworkId }
  const [token] = await findTokens(db, caipNetworkId, [key])
  return token && { ...token, asset: `${caipNetworkId}:${key}` }
}

export type EvmSourceOptions = {
  readonly db: Database
  /** Updates the database's indexes of networks to the latest blocks of their chains. */
  readonly catchUp: CatchUp
  /** Addresses of the tokens that are read before all others, in lower case. */
  readonly preferred: readonly string[]
}

/**
 * Creates the account source of an EVM network. The source reads the network's index in the
 * database and its node.
 */
export function createEvmSource(
  chain: EvmChain,
  { db, catchUp, preferred }: EvmSourceOptions,
): AccountSource {
  return {
    network: chain.network,
    toAccount: toEvmAccount,
    async readHoldings(account, forced) {
      await catchUp([chain])
      return readEvmHoldings(chain, { db, account, forced, preferred })
    },
    readAsset: (address) => readAsset(chain, db, address),
    async readHistory(account, cursor) {
      await catchUp([chain])
      return readEvmHistory([chain], { db, account, cursor })
    },
    nfts: createEvmNfts(chain, { db, catchUp: () => catchUp([chain]) }),
    answerRpc: (body) => answerEvmRpc(chain, body),
  }
}
