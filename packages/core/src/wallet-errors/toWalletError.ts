import { ConnectionRejectedError } from '../errors/connectionErrors.ts'
import { RpcError, rpcErrorCodes } from '../errors/toRpcError.ts'
import { WalletBusyError, WalletLockedError } from '../errors/walletErrors.ts'
import { quietly } from '../guards/quietly.ts'
import { readField } from '../guards/readField.ts'
import { type JudgeWalletErrorOptions, judgeWalletError } from './judgeWalletError.ts'
import { isKitError, readLayers } from './readLayers.ts'
import { readWalletText } from './readWalletText.ts'

export type ToWalletErrorOptions = JudgeWalletErrorOptions & { readonly connectorId: string }

/** Returns the first number that says more than "internal error". */
function readNumber(thrown: unknown): number {
  const codes = readLayers(thrown).flatMap(({ code }) => (Number.isSafeInteger(code) ? [code] : []))
  const telling = codes.find((code) => code !== rpcErrorCodes.internal)
  return Number(telling ?? rpcErrorCodes.internal)
}

/** A foreign value may throw when it is examined. */
const isRpcError = (thrown: unknown): thrown is RpcError =>
  quietly(() => thrown instanceof RpcError) === true

function toOtherError(thrown: unknown): RpcError {
  if (isRpcError(thrown)) return thrown
  const message = readWalletText(thrown) ?? 'An error occurred'
  return new RpcError(readNumber(thrown), message, {
    cause: thrown,
    data: readField(thrown, 'data'),
  })
}

/**
 * Converts a value that a wallet threw to an error of the kit, by the table of dialects. Errors of
 * the kit stay unchanged, because a remote signer has converted them already.
 *
 * @returns {ConnectionRejectedError} The user rejected. `walletText` has the wallet's reason, unless
 * the wallet only states the rejection.
 * @returns {WalletBusyError} The wallet shows an earlier request.
 * @returns {WalletLockedError} The wallet is locked or does not authorize this page.
 * @returns {RpcError} Any other error, with the wallet's code and text.
 */
export function toWalletError(thrown: unknown, options: ToWalletErrorOptions): Error {
  const { connectorId, protocol, prompted } = options
  // Without a prompt, an `RpcError` is the answer of a node.
  if (isKitError(thrown) || (isRpcError(thrown) && !prompted)) return thrown
  const outcome = judgeWalletError(thrown, options)
  const named = { connectorId, cause: thrown }
  if (outcome === 'busy') return new WalletBusyError(named)
  if (outcome === 'locked') return new WalletLockedError(named)
  if (outcome !== 'rejected') return toOtherError(thrown)
  const isStated = judgeWalletError(thrown, { protocol }) === 'rejected'
  const walletText = isStated ? undefined : readWalletText(thrown)
  return new ConnectionRejectedError({ ...named, walletText })
}
