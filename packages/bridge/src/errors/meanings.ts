import { isUserRejection, type rpcErrorCodes } from '@latchkey/core'
import { texts } from './texts.ts'

/** What an error of the frame means to the caller (S-16). */
export type ErrorMeaning = Extract<
  keyof typeof rpcErrorCodes,
  | 'userRejected'
  | 'unauthorized'
  | 'unsupportedMethod'
  | 'disconnected'
  | 'chainDisconnected'
  | 'invalidParams'
  | 'internal'
>

/** Codes of errors that frame and host throw. The first of a meaning is the one the host rejects with. */
export const errorCodes: Readonly<Record<ErrorMeaning, readonly string[]>> = {
  userRejected: ['connection_rejected', 'user_refused', 'modal_closed'],
  unauthorized: ['connector_not_connected', 'connector_undefined', 'unauthorized'],
  unsupportedMethod: ['feature_not_supported', 'method_not_allowed'],
  disconnected: ['unreachable', 'frame_not_loaded', 'frame_not_set', 'unverified_domain'],
  chainDisconnected: ['unsupported_chain', 'network_not_found', 'chain_not_configured'],
  invalidParams: ['invalid_params', 'invalid_request', 'request_refused', 'invalid_caip'],
  internal: ['frame_error'],
}

const meanings = Object.keys(errorCodes).filter((key): key is ErrorMeaning =>
  Object.hasOwn(errorCodes, key),
)

/** By the code of an error of ours. */
export function getCodeMeaning(code: string): ErrorMeaning {
  return meanings.find((meaning) => errorCodes[meaning].includes(code)) ?? 'internal'
}

/** By the words of a frame that sends no number. */
export function getTextMeaning(message: string): ErrorMeaning {
  if (message === texts.notAllowed) return 'unsupportedMethod'
  if (message === texts.invalidRequest) return 'invalidParams'
  const refused = isUserRejection(message) || /\buser denied\b/i.test(message)
  return refused ? 'userRejected' : 'internal'
}

/** The meaning of an RPC number; an unknown one means nothing more than an error. */
export function getNumberMeaning(code: number, numbers: typeof rpcErrorCodes): ErrorMeaning {
  return meanings.find((meaning) => numbers[meaning] === code) ?? 'internal'
}
