import type { Hex, LocalAccount } from 'viem'
import { getUserOperationHash } from 'viem/account-abstraction'
import type { BundlerChain } from './BundlerChain.ts'
import { BundlerError } from './BundlerError.ts'
import { sendBundle } from './sendBundle.ts'
import { toRpcOperation, type UserOperation } from './UserOperation.ts'
import { MOST_GAS, toGasLimit, validate } from './validate.ts'

const MOST_WAITING = 64

export type BundlerOptions = {
  readonly chain: BundlerChain
  /**
   * Account that sends bundles of user operations and pays for them. The entry point refunds it
   * from the operations' fees.
   */
  readonly account: LocalAccount
  readonly log: (line: string) => void
  /** Maximum number of user operations that may wait for a bundle. */
  readonly mostWaiting?: number
}

export type Bundler = {
  /**
   * Validates a user operation and adds it to the next bundle.
   *
   * @returns Hash of the operation, by which its receipt is found.
   * @throws {BundlerError} The operation is invalid or already known, or too many operations wait.
   */
  readonly send: (operation: UserOperation) => Promise<Hex>
  /**
   * Returns a user operation that waits for a bundle, in the JSON-RPC format; `undefined` if none
   * has this hash.
   */
  readonly getWaiting: (hash: Hex) => object | undefined
  /**
   * Removes a user operation that has been mined, possibly before the bundle's own result arrives.
   */
  readonly forget: (hash: Hex) => void
}

type Waiting = ReadonlyMap<Hex, UserOperation>

const isSame = (one: UserOperation, other: UserOperation) =>
  one.sender.toLowerCase() === other.sender.toLowerCase()

function requireNew(waiting: Waiting, hash: Hex, operation: UserOperation): void {
  if (waiting.has(hash))
    throw new BundlerError('the operation is known already', { reason: 'invalidFields' })
  const rival = [...waiting.values()].some(
    (other) => isSame(other, operation) && other.nonce === operation.nonce,
  )
  if (rival)
    throw new BundlerError('another operation with this nonce is waiting', {
      reason: 'invalidFields',
    })
}

/**
 * Removes the user operations of the next bundle from the waiting ones, and returns them. They must
 * fit into a block. A bundle has one operation per account, because a second one must be validated
 * after the first.
 */
function takeBundle(waiting: Waiting): readonly (readonly [Hex, UserOperation])[] {
  const bundle: (readonly [Hex, UserOperation])[] = []
  let gas = 0n
  for (const [hash, operation] of waiting) {
    gas += toGasLimit(operation)
    if (bundle.length > 0 && gas > MOST_GAS) break
    if (!bundle.some(([, other]) => isSame(other, operation))) bundle.push([hash, operation])
  }
  return bundle
}

/**
 * Creates a small ERC-4337 bundler for the sandbox. It validates user operations by simulation and
 * sends them without delay. It does not check the opcode rules (ERC-7562).
 */
export function createBundler(options: BundlerOptions): Bundler {
  const { chain, account, log, mostWaiting = MOST_WAITING } = options
  const waiting = new Map<Hex, UserOperation>()
  let working = false

  function requireRoom(hash: Hex, operation: UserOperation): void {
    requireNew(waiting, hash, operation)
    if (waiting.size < mostWaiting) return
    throw new BundlerError('too many operations are waiting, try again', { reason: 'limitReached' })
  }

  async function work(): Promise<void> {
    if (working) return
    working = true
    while (waiting.size > 0) {
      const bundle = takeBundle(waiting)
      try {
        await sendBundle(chain, { account, operations: bundle.map(([, each]) => each), log })
      } catch (error) {
        // The bundle is sent in the background. If that fails, no receipt appears, and only the log
        // has the reason.
        log(`a bundle is lost: ${error instanceof Error ? error.message : String(error)}`)
      }
      for (const [hash] of bundle) waiting.delete(hash)
    }
    working = false
  }

  return {
    send: async (operation) => {
      const hash = getUserOperationHash({
        chainId: chain.chainId,
        entryPointAddress: chain.contracts.entryPoint,
        entryPointVersion: '0.7',
        userOperation: operation,
      })
      requireRoom(hash, operation)
      await validate(chain, operation)
      // The room is checked again, because other operations may have arrived during the validation.
      requireRoom(hash, operation)
      waiting.set(hash, operation)
      void work()
      return hash
    },
    forget: (hash) => {
      waiting.delete(hash)
    },
    getWaiting: (hash) => {
      const operation = waiting.get(hash)
      return (
        operation && {
          userOperation: toRpcOperation(operation),
          entryPoint: chain.contracts.entryPoint,
          transactionHash: null,
          blockHash: null,
          blockNumber: null,
        }
      )
    },
  }
}
