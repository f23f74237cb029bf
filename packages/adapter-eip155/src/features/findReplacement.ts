import type { Hex } from '@latchkey/core'
import { isRecord } from '@latchkey/core'
import { numberToHex } from 'viem/utils'
import { readQuantity, readSent, type Sent } from './receipts.ts'

/** Asks a node. */
export type AskNode = (method: string, params: readonly unknown[]) => Promise<unknown>
/** The one that took the place; `further back` where it was not found among the latest blocks. */
export type Replacement = Sent | 'further back' | undefined

/** Who waits asks each second, so the block is one of the latest. */
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
 * Finds what used up a transaction's nonce in its place, going back from the latest block to the one where the
 * account's count rose above it.
 *
 * @returns `undefined` while the nonce is free, or the transaction itself was what used it.
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
