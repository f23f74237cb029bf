import { FeatureNotSupportedError, type Hex, isRecord, isUnknownMethod } from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import type { Execution } from '../provider/Execution.ts'
import type { AskNode } from './findReplacement.ts'
import { readHash } from './receipts.ts'
import { getCallsStatus } from './sendCalls.ts'

type Read = (hash: Hex, signal: AbortSignal) => Promise<Execution | undefined>

function toExecuted(value: unknown, succeeded: boolean): Execution | undefined {
  if (!succeeded) return { state: 'failed' }
  const hash = readHash(value)
  return hash && { state: 'executed', hash }
}

/** Reads the batch that has the hash as its id, as contract wallets do (EIP-5792). */
function createBatchReader(wallet: WalletContext): Read {
  return async (hash, signal) => {
    const { status, transactionHashes } = await getCallsStatus(wallet, hash, signal)
    if (status === 'pending' && transactionHashes.length === 0) return { state: 'signatures' }
    return toExecuted(transactionHashes[0], status !== 'failed')
  }
}

/** Reads the receipt of the user operation that has the hash (ERC-7769). */
function createOperationReader(ask: AskNode): Read {
  return async (hash) => {
    const answer = await ask('eth_getUserOperationReceipt', [hash])
    if (!isRecord(answer) || !isRecord(answer['receipt'])) return undefined
    return toExecuted(answer['receipt']['transactionHash'], answer['success'] !== false)
  }
}

const isUnsupported = (error: unknown) =>
  error instanceof FeatureNotSupportedError || isUnknownMethod(error)

/**
 * Creates a function that finds the transaction of a hash that the chain does not know, because a
 * contract wallet answered an internal hash (K-WORLD-05). A wallet of the Safe app has its own
 * function. Others are asked for the batch of this id, and the node for the user operation.
 *
 * @returns A function that returns `undefined` for a hash that neither wallet nor node knows. A
 * failed read counts as unknown.
 */
export function createExecutionReader(wallet: WalletContext, ask: AskNode): Read {
  const { readExecution } = wallet.provider
  let readers: readonly Read[] = readExecution
    ? [readExecution]
    : [createBatchReader(wallet), createOperationReader(ask)]
  return async (hash, signal) => {
    for (const read of readers) {
      try {
        const found = await read(hash, signal)
        if (found) return found
      } catch (error) {
        if (isUnsupported(error)) readers = readers.filter((other) => other !== read)
      }
      signal.throwIfAborted()
    }
    return undefined
  }
}
