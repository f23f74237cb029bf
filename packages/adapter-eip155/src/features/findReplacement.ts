import type { Hex } from '@latchkey/core'
import { isRecord } from '@latchkey/core'
import { numberToHex } from 'viem/utils'
import { readQuantity, readSent, type Sent } from './receipts.ts'

/**
 * Sends a JSON-RPC request to a node of the transaction's network. Returns the result without
 * validation.
 */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>
/**
 * The transaction that used the nonce of another one; `further back` if it is not among the latest
 * blocks.
 */
export type Replacement = Sent | 'further back' | undefined

/**
 * Number of blocks to search for a replacement. The caller polls every second, so the replacement
 * is among the latest blocks.
 */
const mostBlocks = 64n

async function isNonceUsed(ask: AskNode, { from, nonce }: Sent, block: Hex | 'latest') {
  const count = readQuantity(await ask('eth_getTransactionCount', [from, block]))
  return count !== undefined && count > nonce
}

async function readBlock(ask: AskNode, number: bigint): Promise<readonly unknown[]> {
  const block = await ask('eth_getBlockByNumber', [numberToHex(number), true])
  const transactions = isRecord(block) ? block['transactions'] : undefined
  return Array.isArray(transactions) ? transactions : []
}

/**
 * Finds the transaction that used the nonce of another one. Searches from the latest block back to
 * the block in which the account's transaction count exceeded the nonce.
 *
 * @returns `undefined` while the nonce is unused, or if the transaction itself used it.
 */
export async function findReplacement(ask: AskNode, sent: Sent): Promise<Replacement> {
  if (!(await isNonceUsed(ask, sent, 'latest'))) return undefined
  const latest = readQuantity(await ask('eth_blockNumber', [])) ?? 0n
  for (let number = latest; number > 0n && number > latest - mostBlocks; number -= 1n) {
    if (await isNonceUsed(ask, sent, numberToHex(number - 1n))) continue
    const inBlock = (await readBlock(ask, number)).map(readSent)
    const user = inBlock.find((each) => each?.from === sent.from && each.nonce === sent.nonce)
    return user?.hash === sent.hash ? undefined : user
  }
  return 'further back'
}
