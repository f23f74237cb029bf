import {
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  entryPoint09Address,
} from 'viem/account-abstraction'
import * as z from 'zod'
import { ChainDownError } from '../chain/ChainDownError.ts'
import type { EvmChain } from '../chain/createEvmChain.ts'
import { lowerHex, wholeNumber } from '../indexer/hex.ts'

/** The contracts of ERC-4337 that execute user operations. No other contract's events count. */
const entryPoints = [
  entryPoint06Address,
  entryPoint07Address,
  entryPoint08Address,
  entryPoint09Address,
]

/** Hash of the event `UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)`. */
const executedEvent = '0x49628fd1471006c1482da88028e9ce4dbb080b815c9b0344d39e5a8e6ec1419f'

const Logs = z.array(
  z
    .object({
      transactionHash: lowerHex,
      logIndex: wholeNumber,
      /** The event's hash, the hash of the user operation, its sender and its paymaster. */
      topics: z.tuple([lowerHex, lowerHex, lowerHex, lowerHex]),
    })
    .transform(({ transactionHash, logIndex, topics: [, , sender] }) => ({
      transactionHash,
      logIndex,
      sender: `0x${sender.slice(-40)}`,
    })),
)

/**
 * An executed user operation. Its own logs precede the entry point's log at `logIndex`; those of the
 * next user operation in the same transaction follow it.
 */
export type UserOperation = z.output<typeof Logs>[number]

/**
 * Reads the user operations that a block executed, in the order of their logs. Returns an empty
 * list if the node does not answer, because no sender is then proven.
 */
export async function readUserOperations(
  chain: EvmChain,
  blockNumber: number,
): Promise<readonly UserOperation[]> {
  const tag = `0x${blockNumber.toString(16)}`
  const filter = { fromBlock: tag, toBlock: tag, address: entryPoints, topics: [executedEvent] }
  try {
    const answer = await chain.requestTogether({ method: 'eth_getLogs', params: [filter] })
    return Logs.parse(answer).toSorted((one, two) => one.logIndex - two.logIndex)
  } catch (error) {
    if (error instanceof ChainDownError) return []
    throw error
  }
}
