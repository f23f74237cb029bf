import type { CaipNetworkId } from '@latchkey/core'
import { WrongNodeError } from '../errors.ts'

type Call = { readonly method: string; readonly params: readonly unknown[] }

/** One call to one node; throws as the node or the way to it does. */
export type AskNode = (call: Call) => Promise<unknown>

/**
 * Makes sure, once per node, that it is of the network it is listed for (S-131): a nonce, a fee or a simulation of
 * another chain would be shown and signed for this one.
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

/** A cluster of Solana is named after the beginning of its first block's hash (CAIP-2). */
async function readChain(caipNetworkId: CaipNetworkId, ask: AskNode): Promise<string> {
  if (caipNetworkId.startsWith('solana:')) {
    const hash = await ask({ method: 'getGenesisHash', params: [] })
    return `solana:${String(hash).slice(0, 32)}`
  }
  const id = await ask({ method: 'eth_chainId', params: [] })
  return typeof id === 'string' && /^0x[\da-f]{1,13}$/i.test(id) ? `eip155:${Number(id)}` : 'none'
}
