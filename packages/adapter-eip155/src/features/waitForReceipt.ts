import {
  askWallet,
  type EthereumReceipt,
  isPassingRpcError,
  isTransportFailure,
  type ReceiptOptions,
  RequestTimedOutError,
  RpcError,
  sleep,
  transactionConfirmationMs,
} from '@latchkey/core'
import type { WalletContext } from '../context/WalletContext.ts'
import { TransactionReplacedError, TransactionRevertedError } from '../errors/transactionErrors.ts'
import { type ChainSource, readChain } from '../remote/readChain.ts'
import { type AskNode, findReplacement } from './findReplacement.ts'
import { readMined, readQuantity, readSent, type Sent } from './receipts.ts'

const receiptPollMs = 1_000

/**
 * Creates a function that asks the chain once for the receipt of a transaction or of its
 * replacement. It remembers facts about the transaction for the next poll.
 */
function createLook(ask: AskNode, { hash, confirmations = 1 }: ReceiptOptions) {
  let wanted = hash
  let sent: Sent | undefined

  const isDeepEnough = async (blockNumber: bigint) => {
    if (confirmations <= 1) return true
    const latest = readQuantity(await ask('eth_blockNumber', [])) ?? 0n
    return latest - blockNumber + 1n >= BigInt(confirmations)
  }
  // Reads the nonce of the pending transaction. Once another transaction has used the nonce, this
  // one can no longer be mined.
  const followReplacement = async () => {
    sent ??= readSent(await ask('eth_getTransactionByHash', [hash]))
    const found = sent && (await findReplacement(ask, sent))
    if (!found) return
    const isSame = found !== 'further back' && found.deed === sent?.deed
    if (isSame) wanted = found.hash
    else if (!(await ask('eth_getTransactionReceipt', [hash]))) {
      const replacedBy = found === 'further back' ? undefined : found.hash
      throw new TransactionReplacedError({ hash, replacedBy })
    }
  }
  return async (): Promise<EthereumReceipt | undefined> => {
    const mined = readMined(await ask('eth_getTransactionReceipt', [wanted]))
    if (!mined) return void (await followReplacement())
    if (!(await isDeepEnough(mined.blockNumber))) return undefined
    const { succeeded, ...receipt } = mined
    if (succeeded) return receipt
    const { transactionHash, blockNumber } = receipt
    throw new TransactionRevertedError({ hash: transactionHash, blockNumber })
  }
}

const isPassing = (error: unknown) =>
  error instanceof RpcError ? isPassingRpcError(error) : isTransportFailure(error)

async function poll(
  look: () => Promise<EthereumReceipt | undefined>,
  signal: AbortSignal,
): Promise<EthereumReceipt> {
  for (;;) {
    try {
      const receipt = await look()
      if (receipt) return receipt
    } catch (error) {
      // A failed poll proves nothing about the transaction, so the next second tries again.
      if (signal.aborted || !isPassing(error)) throw error
    }
    await sleep(receiptPollMs, signal)
  }
}

/**
 * Waits until a transaction is mined. Polls the network's RPC URLs each second.
 *
 * @throws {TransactionRevertedError} The transaction was mined and reverted.
 * @throws {TransactionReplacedError} The transaction was replaced or cancelled.
 * @throws {RequestTimedOutError} The transaction was not mined in time; it may still be mined
 * later.
 * @throws {ChainNotConfiguredError} The app does not configure the network, or the network has no
 * RPC URL.
 */
export async function waitForReceipt(
  wallet: WalletContext,
  chain: ChainSource,
  options: ReceiptOptions,
): Promise<EthereumReceipt> {
  const { hash, chainId, signal, timeoutMs: deadlineMs = transactionConfirmationMs } = options
  const networkId =
    chainId === undefined ? await wallet.readNetworkId(signal) : (`eip155:${chainId}` as const)
  const deadline = AbortSignal.timeout(deadlineMs)
  const either = signal ? AbortSignal.any([signal, deadline]) : deadline
  const { id: connectorId } = wallet.connector.info
  const ask: AskNode = (method, params) =>
    askWallet(() => readChain(chain, networkId, { method, params }), {
      what: method,
      connectorId,
      signal: either,
      prompts: false,
    })
  try {
    return await poll(createLook(ask, options), either)
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (!deadline.aborted) throw error
    throw new RequestTimedOutError({ what: `The receipt of ${hash}`, deadlineMs, cause: error })
  }
}
