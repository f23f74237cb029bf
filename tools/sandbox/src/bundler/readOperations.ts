import {
  decodeFunctionData,
  encodeEventTopics,
  type Hex,
  numberToHex,
  type RpcLog,
  type RpcTransactionReceipt,
  zeroAddress,
} from 'viem'
import { entryPoint07Abi, getUserOperationHash } from 'viem/account-abstraction'
import type { BundlerChain } from './BundlerChain.ts'
import { readEvent, readOutcome } from './readOutcome.ts'
import { toRpcOperation, unpack } from './UserOperation.ts'

/**
 * Number of latest blocks in which a mined user operation is searched: one day on a chain with a
 * block time.
 */
const KEPT_BLOCKS = 43_200n

const [doneTopic] = encodeEventTopics({ abi: entryPoint07Abi, eventName: 'UserOperationEvent' })

/**
 * Finds a mined user operation by its hash. The search reads the chain, so that the result survives
 * a restart, and disappears if the chain is reverted to a snapshot.
 */
async function findDone({ client, contracts }: BundlerChain, hash: Hex) {
  const height = await client.getBlockNumber()
  const from = height > KEPT_BLOCKS ? height - KEPT_BLOCKS : 0n
  const logs: readonly RpcLog[] = await client.request({
    method: 'eth_getLogs',
    params: [
      {
        address: contracts.entryPoint,
        topics: [doneTopic ?? null, hash],
        fromBlock: numberToHex(from),
        toBlock: 'latest',
      },
    ],
  })
  const log = logs.at(-1)
  const event = log && readEvent(log)
  const transactionHash = log?.transactionHash
  if (!transactionHash || event?.eventName !== 'UserOperationEvent') return undefined
  return { transactionHash, event }
}

/**
 * Returns the logs that one user operation caused: those after the previous operation's final
 * event, up to its own final event.
 */
function toOwnLogs(receipt: RpcTransactionReceipt, hash: Hex): readonly RpcLog[] {
  const names = receipt.logs.map((log) => readEvent(log))
  const end = names.findIndex(
    (event) => event?.eventName === 'UserOperationEvent' && event.args.userOpHash === hash,
  )
  const start = names.findLastIndex(
    (event, index) =>
      index < end &&
      (event?.eventName === 'UserOperationEvent' || event?.eventName === 'BeforeExecution'),
  )
  return receipt.logs.slice(start + 1, end)
}

/** Returns the receipt of a user operation (ERC-7769); `null` until it is mined. */
export async function getReceipt(chain: BundlerChain, hash: Hex): Promise<object | null> {
  const done = await findDone(chain, hash)
  if (!done) return null
  const { transactionHash } = done
  const receipt = await chain.client.request({
    method: 'eth_getTransactionReceipt',
    params: [transactionHash],
  })
  if (!receipt) return null
  const logs = toOwnLogs(receipt, hash)
  const { sender, paymaster, nonce, success, actualGasCost, actualGasUsed } = done.event.args
  const { revertData } = readOutcome(logs)
  const paid = paymaster !== zeroAddress && { paymaster }
  return {
    userOpHash: hash,
    entryPoint: chain.contracts.entryPoint,
    sender,
    nonce: numberToHex(nonce),
    ...paid,
    actualGasCost: numberToHex(actualGasCost),
    actualGasUsed: numberToHex(actualGasUsed),
    success,
    ...(revertData !== undefined && { reason: revertData }),
    logs,
    receipt,
  }
}

/**
 * Returns a mined user operation with its block and transaction; `null` if no such operation is
 * mined.
 */
export async function getOperation(chain: BundlerChain, hash: Hex): Promise<object | null> {
  const { chainId, client, contracts } = chain
  const done = await findDone(chain, hash)
  if (!done) return null
  const { transactionHash } = done
  const { input, blockHash, blockNumber } = await client.getTransaction({ hash: transactionHash })
  const { functionName, args } = decodeFunctionData({ abi: entryPoint07Abi, data: input })
  if (functionName !== 'handleOps') return null
  const operation = args[0].map(unpack).find(
    (userOperation) =>
      getUserOperationHash({
        chainId,
        entryPointAddress: contracts.entryPoint,
        entryPointVersion: '0.7',
        userOperation,
      }) === hash,
  )
  if (!operation) return null
  return {
    userOperation: toRpcOperation(operation),
    entryPoint: contracts.entryPoint,
    transactionHash,
    blockHash,
    blockNumber: blockNumber === null ? null : numberToHex(blockNumber),
  }
}
