import { isRecord, RpcError, rpcErrorCodes } from '@latchkey/core'

const hexBytes = /^0x(?:[0-9a-f]{2})*$/i
const invalid = (text: string) => new RpcError(rpcErrorCodes.invalidParams, text)

/**
 * Converts a message for the Safe, which shows and signs text. Bytes that are not valid text stay
 * hex.
 */
export function toSafeMessage(message: unknown): string {
  if (typeof message !== 'string') throw invalid('No message.')
  if (!hexBytes.test(message)) return message
  const bytes = (message.slice(2).match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16))
  try {
    const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    return decoder.decode(Uint8Array.from(bytes))
  } catch {
    return message
  }
}

export function toTypedData(typedData: unknown): unknown {
  if (typeof typedData !== 'string') return typedData
  try {
    return JSON.parse(typedData)
  } catch {
    throw invalid('No typed data.')
  }
}

/**
 * Converts a transaction: amounts become decimal text, and missing fields get defaults. The Safe
 * chooses gas and nonce.
 */
export function toSafeTransaction(transaction: unknown) {
  if (!isRecord(transaction)) throw invalid('No transaction.')
  const { to, value = '0x0', data = '0x' } = transaction
  // A Safe cannot create contracts, so a recipient is required.
  if (typeof to !== 'string') throw invalid('No recipient.')
  if (typeof value !== 'string' || typeof data !== 'string') throw invalid('No amount or data.')
  try {
    return { to, value: BigInt(value).toString(), data }
  } catch {
    throw invalid('No amount.')
  }
}
