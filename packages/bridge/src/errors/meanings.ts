import { judgeWalletError, rpcErrorCodes } from '@latchkey/core'
import { texts } from './texts.ts'

/**
 * Meaning of a secure frame's error for the caller, from which the RPC error code follows (S-16).
 */
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

/** Error codes of frame and host by meaning. The host rejects with the first code of a meaning. */
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

/** Returns the meaning of an error code that the secure frame or its host uses. */
export function getCodeMeaning(code: string): ErrorMeaning {
  return meanings.find((meaning) => errorCodes[meaning].includes(code)) ?? 'internal'
}

/**
 * Returns the meaning of an error text, for frames that send no number. A missing number says
 * nothing here, because such frames send none for any error.
 *
 * @param prompted - Whether the frame may have prompted the user.
 */
export function getTextMeaning(message: string, prompted: boolean): ErrorMeaning {
  if (message === texts.notAllowed) return 'unsupportedMethod'
  if (message === texts.invalidRequest) return 'invalidParams'
  const outcome = judgeWalletError({ message, code: rpcErrorCodes.internal }, { prompted })
  return outcome === 'rejected' ? 'userRejected' : 'internal'
}

/**
 * Returns the meaning of an RPC error number in a frame's error. An unknown number means a general
 * error.
 */
export function getNumberMeaning(code: number, numbers: typeof rpcErrorCodes): ErrorMeaning {
  return meanings.find((meaning) => numbers[meaning] === code) ?? 'internal'
}
