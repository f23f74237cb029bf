import { isDecimals } from '@latchkey/core'
import { and, eq, inArray } from 'drizzle-orm'
import { decodeFunctionResult, encodeFunctionData, erc20Abi, hexToString, isHex } from 'viem'
import { ChainDownError } from '../chain/ChainDownError.ts'
import type { EvmChain } from '../chain/createEvmChain.ts'
import type { Database } from '../db/Database.ts'
import { tokens } from '../db/schema.ts'
import { toPlainText } from '../db/toPlainText.ts'
import { type Block, coinAddress } from './Block.ts'
import { inParts } from './inParts.ts'

const nameLength = 64

type Field = 'name' | 'symbol' | 'decimals'

async function readField(chain: EvmChain, address: string, functionName: Field): Promise<unknown> {
  const data = encodeFunctionData({ abi: erc20Abi, functionName })
  try {
    const answer = await chain.request({
      method: 'eth_call',
      params: [{ to: address, data }, 'latest'],
    })
    if (!isHex(answer)) return undefined
    return decode(answer, functionName)
  } catch (error) {
    // The contract rejects the call because it lacks the function. If the node is down instead, the
    // next block fails as well.
    if (error instanceof ChainDownError) return undefined
    throw error
  }
}

function decode(data: `0x${string}`, functionName: Field): unknown {
  try {
    return decodeFunctionResult({ abi: erc20Abi, functionName, data })
  } catch {
    // Some early tokens return 32 bytes instead of a string.
    return data.length === 66 ? hexToString(data, { size: 32 }) : undefined
  }
}

const toText = (value: unknown) => (typeof value === 'string' ? toPlainText(value, nameLength) : '')

async function readToken(chain: EvmChain, address: string) {
  const [name, symbol, decimals] = await Promise.all([
    readField(chain, address, 'name'),
    readField(chain, address, 'symbol'),
    readField(chain, address, 'decimals'),
  ])
  return {
    chain: chain.network.caipNetworkId,
    address,
    name: toText(name),
    symbol: toText(symbol),
    // Without decimals an amount cannot be shown, and the kit omits such a token.
    decimals: isDecimals(decimals) ? decimals : 0,
  }
}

/**
 * Reads name, symbol and decimals of tokens that the index does not contain yet, and stores them.
 */
export async function readTokens(
  db: Database,
  chain: EvmChain,
  added: readonly Block[],
): Promise<void> {
  const met = new Set(added.flatMap(({ transfers }) => transfers.map(({ token }) => token)))
  met.delete(coinAddress)
  for (const part of inParts([...met])) {
    const known = await db
      .select({ address: tokens.address })
      .from(tokens)
      .where(and(eq(tokens.chain, chain.network.caipNetworkId), inArray(tokens.address, part)))
    for (const { address } of known) met.delete(address)
  }
  for (const part of inParts([...met])) {
    const read = await Promise.all(part.map((address) => readToken(chain, address)))
    await db.insert(tokens).values(read).onConflictDoNothing()
  }
}
