import { isTransportFailure } from '../errors/isTransportFailure.ts'
import { quietly } from '../guards/quietly.ts'
import { type Dialect, dialects, vagueCodes } from './dialects.ts'
import { isKitError, type Layer, readLayers } from './readLayers.ts'
import type { WalletOutcome, WalletProtocol } from './WalletOutcome.ts'

export type JudgeWalletErrorOptions = {
  /** Whether the wallet may have prompted the user. Default: false. */
  readonly prompted?: boolean | undefined
  /** Protocol of the wallet, if its codes differ from EIP-1193. */
  readonly protocol?: WalletProtocol | undefined
}

function isMatch({ codes, words }: Dialect, layer: Layer): boolean {
  if (codes && (layer.code === undefined || !codes.includes(layer.code))) return false
  return words ? words.test(layer.words) : true
}

const isServerStatus = (code: number) => code >= 500 && code < 600

/** Returns the outcome of an error that no row of the table describes. */
function judgeByCode(layers: readonly Layer[], prompted: boolean): WalletOutcome {
  const codes = layers.flatMap(({ code }) => (code === undefined ? [] : [code]))
  if (codes.length === 0) return prompted ? 'rejected' : 'unknown'
  const isTelling = (code: number | string) =>
    typeof code === 'number' && !vagueCodes.includes(code) && !isServerStatus(code)
  return codes.some(isTelling) ? 'failed' : 'unknown'
}

function findRow(layers: readonly Layer[], options: JudgeWalletErrorOptions): Dialect | undefined {
  const { prompted = false, protocol } = options
  const applies = ({ only }: Dialect) =>
    !only || (prompted && only.includes('prompted')) || (protocol && only.includes(protocol))
  return dialects.find((row) => applies(row) && layers.some((layer) => isMatch(row, layer)))
}

/**
 * Returns what a wallet's error means, by the table of dialects (K-WORLD-01). Reads codes and
 * messages of the error and of the errors nested in it. Never throws.
 *
 * After a prompt, an error without a code is a rejection, unless its words speak of time, network,
 * nonce or a known transaction. The kit's own errors are definite, except for a missing answer.
 */
export function judgeWalletError(
  error: unknown,
  options: JudgeWalletErrorOptions = {},
): WalletOutcome {
  if (quietly(() => isTransportFailure(error)) === true) return 'unknown'
  const layers = readLayers(error)
  const row = findRow(layers, options)
  const outcome = row?.outcome ?? judgeByCode(layers, options.prompted ?? false)
  const isDefinite = isKitError(error) && !row?.codes?.includes(error.code)
  return outcome === 'unknown' && isDefinite ? 'failed' : outcome
}
