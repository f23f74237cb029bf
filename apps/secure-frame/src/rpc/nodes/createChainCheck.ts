import type { CaipNetworkId } from '@latchkey/core'
import { WrongNodeError } from '../errors.ts'

type Call = { readonly method: string; readonly params: readonly unknown[] }

/** Sends one call to one node. Throws both RPC errors and connection errors. */
export type AskNode = (call: Call) => Promise<unknown>

/**
 * Creates a check that runs once per node: the node must serve the configured network (S-131).
 * Otherwise the user could see and sign the nonce, fee or simulation of another chain.
 */
export function createChainCheck() {
  const known = new Set<string>()
  return async (url: string, caipNetworkId: CaipNetworkId, ask: AskNode): Promise<void> => {
    const key = `${caipNetworkId} ${url}`
    if (known.has(key)) return
    const told = await readChain(caipNetworkId, ask)
    if (told !== caipNetworkId) throw new WrongNodeError({ caipNetworkId, told })
    known.add(key)
  }
}

/**
 * Reads the CAIP-2 id of a node's chain. The id of a Solana cluster consists of the first
 * characters of its genesis hash.
 */
async function readChain(caipNetworkId: CaipNetworkId, ask: AskNode): Promise<string> {
  if (caipNetworkId.startsWith('solana:')) {
    const hash = await ask({ method: 'getGenesisHash', params: [] })
    return `solana:${String(hash).slice(0, 32)}`
  }
  const id = await ask({ method: 'eth_chainId', params: [] })
  return typeof id === 'string' && /^0x[\da-f]{1,13}$/i.test(id) ? `eip155:${Number(id)}` : 'none'
}
