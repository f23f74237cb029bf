import { BaseError, encodeFunctionData, type Hex, isHex, type LocalAccount } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'
import type { BundlerChain } from './BundlerChain.ts'
import { toRefusal } from './toRefusal.ts'
import { pack, type UserOperation } from './UserOperation.ts'
import { toGasLimit } from './validate.ts'

/**
 * Returns the gas limit of a bundle's transaction: the limits of its user operations, the cost of
 * the entry point, and the 1/64 that each call cannot pass on.
 */
const toTransactionGas = (operations: readonly UserOperation[]) =>
  operations.reduce(
    (sum, operation) => sum + (toGasLimit(operation) * 9n) / 8n + 100_000n,
    200_000n,
  )
const RECEIPT_DEADLINE_MS = 30_000
const POLL_MS = 50

export type SendBundleOptions = {
  readonly account: LocalAccount
  readonly operations: readonly UserOperation[]
  readonly log: (line: string) => void
}

type Call = { readonly to: Hex; readonly data: Hex; readonly gas: bigint }

const toCall = (chain: BundlerChain, options: SendBundleOptions): Call => ({
  to: chain.contracts.entryPoint,
  data: encodeFunctionData({
    abi: entryPoint07Abi,
    functionName: 'handleOps',
    args: [options.operations.map(pack), options.account.address],
  }),
  gas: toTransactionGas(options.operations),
})

function readRevertData(error: unknown): Hex | undefined {
  if (!(error instanceof BaseError)) return undefined
  const cause = error.walk((each) => each instanceof Error && 'data' in each)
  const data = cause && 'data' in cause ? cause.data : undefined
  return isHex(data) ? data : undefined
}

/**
 * Returns those user operations that the entry point accepts at present. A single invalid operation
 * would revert the whole bundle.
 */
async function keepGood(
  chain: BundlerChain,
  options: SendBundleOptions,
): Promise<readonly UserOperation[]> {
  const { account, operations, log } = options
  if (operations.length === 0) return []
  try {
    const call = { account: account.address, ...toCall(chain, options) }
    await chain.client.call({ ...call, blockTag: 'pending' })
    return operations
  } catch (error) {
    const data = readRevertData(error)
    if (data === undefined) throw error
    const refusal = toRefusal(data)
    log(`an operation is dropped: ${refusal.error.message}`)
    const rest = operations.filter((_, index) => index !== refusal.index)
    return keepGood(chain, { ...options, operations: rest })
  }
}

/** Sends user operations as one transaction of the bundler and waits until it is mined. */
export async function sendBundle(chain: BundlerChain, options: SendBundleOptions): Promise<void> {
  const { client, chainId } = chain
  const operations = await keepGood(chain, options)
  if (operations.length === 0) return
  const { account } = options
  const fees = await client.estimateFeesPerGas()
  const serialized = await account.signTransaction({
    type: 'eip1559',
    chainId,
    nonce: await client.getTransactionCount({ address: account.address, blockTag: 'pending' }),
    ...toCall(chain, { ...options, operations }),
    maxFeePerGas: fees.maxFeePerGas,
    maxPriorityFeePerGas: fees.maxPriorityFeePerGas,
  })
  const hash = await client.sendRawTransaction({ serializedTransaction: serialized })
  const { status } = await client.waitForTransactionReceipt({
    hash,
    timeout: RECEIPT_DEADLINE_MS,
    pollingInterval: POLL_MS,
  })
  if (status === 'reverted') options.log(`the bundle ${hash} reverted`)
}
