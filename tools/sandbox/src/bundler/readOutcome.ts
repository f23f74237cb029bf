import { decodeErrorResult, decodeEventLog, type Hex, parseAbi } from 'viem'
import { entryPoint07Abi } from 'viem/account-abstraction'

export type RawLog = { readonly data: Hex; readonly topics: readonly Hex[] }

/** Result of a user operation, as the events of the entry point report it. */
export type Outcome = {
  readonly succeeded: boolean
  /** Data with which the user operation's call reverted; `undefined` if it succeeded. */
  readonly revertData: Hex | undefined
}

const errorAbi = parseAbi(['error Error(string reason)'])

/** Decodes an event of the entry point, or returns `undefined` for any other event. */
export function readEvent({ data, topics: [signature, ...rest] }: RawLog) {
  if (!signature) return undefined
  try {
    return decodeEventLog({ abi: entryPoint07Abi, data, topics: [signature, ...rest] })
  } catch {
    // The log belongs to another contract.
    return undefined
  }
}

/** Reads the result of a user operation from the logs of its transaction. */
export function readOutcome(logs: readonly RawLog[]): Outcome {
  const events = logs.flatMap((log) => readEvent(log) ?? [])
  const succeeded = events.some(
    (event) => event.eventName === 'UserOperationEvent' && event.args.success,
  )
  const reverted = events.find((event) => event.eventName === 'UserOperationRevertReason')
  return { succeeded, revertData: reverted?.args.revertReason }
}

/** Returns the reason for which a call of a user operation reverted, as a sentence. */
export function toRevertSentence(data: Hex): string {
  try {
    return `execution reverted: ${decodeErrorResult({ abi: errorAbi, data }).args[0]}`
  } catch {
    return 'execution reverted'
  }
}
