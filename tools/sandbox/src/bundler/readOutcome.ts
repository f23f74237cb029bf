import { decodeErrorResult, decodeEventLog, type Hex, parseAbi } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'

export type RawLog = { readonly data: Hex; readonly topics: readonly Hex[] }

/** The result of an operation, read from the entry point's events. */
export type Outcome = {
  readonly succeeded: boolean
  /** The revert data of the operation's call. */
  readonly revertData: Hex | undefined
}

const errorAbi = parseAbi(['error Error(string reason)'])

/** Decodes an event of the entry point, or returns `undefined` for any other event. */
export function readEvent({ data, topics: [signature, ...rest] }: RawLog) {
  if (!signature) return undefined
  try {
    return decodeEventLog({ abi: entryPoint07Abi, data, topics: [signature, ...rest] })
  } catch {
    // The event belongs to another contract.
    return undefined
  }
}

/** Reads the result from the logs of one operation. */
export function readOutcome(logs: readonly RawLog[]): Outcome {
  const events = logs.flatMap((log) => readEvent(log) ?? [])
  const succeeded = events.some(
    (event) => event.eventName === 'UserOperationEvent' && event.args.success,
  )
  const reverted = events.find((event) => event.eventName === 'UserOperationRevertReason')
  return { succeeded, revertData: reverted?.args.revertReason }
}

/** Returns the revert reason of a call as a readable sentence. */
export function toRevertSentence(data: Hex): string {
  try {
    return `execution reverted: ${decodeErrorResult({ abi: errorAbi, data }).args[0]}`
  } catch {
    return 'execution reverted'
  }
}
