import {
  anySignal,
  askWallet,
  type EthereumReceipt,
  type Hex,
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
import type { Execution } from '../provider/Execution.ts'
import { type ChainSource, readChain } from '../remote/readChain.ts'
import { createExecutionReader } from './createExecutionReader.ts'
import { type AskNode, findReplacement } from './findReplacement.ts'
import { readMined, readQuantity, readSent, type Sent } from './receipts.ts'

const receiptPollMs = 1_000
/** First poll that asks the wallet about an unknown hash, and polls between two such requests. */
const [firstAsk, asksEvery] = [3, 5]

type LookOptions = ReceiptOptions & {
  readonly readExecution: (hash: Hex) => Promise<Execution | undefined>
}

/**
 * Creates a function that asks the chain once for the receipt of a transaction or of its
 * replacement. It remembers facts about the transaction for the next poll.
 */
function createLook(ask: AskNode, options: LookOptions) {
  const { confirmations = 1, onSignatures, readExecution } = options
  let { hash } = options
  let wanted = hash
  let sent: Sent | undefined
  let looks = 0

  const isDeepEnough = async (blockNumber: bigint) => {
    if (confirmations <= 1) return true
    const latest = readQuantity(await ask('eth_blockNumber', [])) ?? 0n
    return latest - blockNumber + 1n >= BigInt(confirmations)
  }
  // Finds the transaction of a hash that the chain does not know.
  const followExecution = async () => {
    looks += 1
    if (looks < firstAsk || (looks - firstAsk) % asksEvery !== 0) return
    const found = await readExecution(hash)
    if (!found) return
    onSignatures?.(found.state === 'signatures')
    if (found.state === 'failed') throw new TransactionRevertedError({ hash })
    if (found.state === 'cancelled')
      throw new TransactionReplacedError({ hash, replacedBy: undefined })
    if (found.state === 'executed') wanted = hash = found.hash
  }
  // Reads the nonce of the pending transaction. Once another transaction has used the nonce, this
  // one can no longer be mined.
  const followReplacement = async () => {
    sent ??= readSent(await ask('eth_getTransactionByHash', [hash]))
    if (!sent) return followExecution()
    const found = await findReplacement(ask, sent)
    if (!found) return
    const isSame = found !== 'further back' && found.deed === sent.deed
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
 * Waits until a transaction is mined. Polls the network's RPC URLs each second. If a contract
 * wallet answered an internal hash, follows the transaction that executes it (K-WORLD-05).
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
  const either = anySignal(signal, deadline)
  const { id: connectorId } = wallet.connector.info
  const ask: AskNode = (method, params) =>
    askWallet(() => readChain(chain, networkId, { method, params }), {
      what: method,
      connectorId,
      signal: either,
      prompts: false,
    })
  try {
    const read = createExecutionReader(wallet, ask)
    const readExecution = (own: Hex) => read(own, either)
    return await poll(createLook(ask, { ...options, readExecution }), either)
  } catch (error) {
    if (signal?.aborted) throw signal.reason
    if (!deadline.aborted) throw error
    throw new RequestTimedOutError({ what: `The receipt of ${hash}`, deadlineMs, cause: error })
  }
}
