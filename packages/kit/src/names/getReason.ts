import { getReasons } from '@latchkey/blockchain-api'
import { isReadable } from '../account/toShownName.ts'

/**
 * Returns the blockchain API's first reason for rejecting a request, if the text displays exactly
 * as written (S-63).
 */
export function getReason(error: unknown): string | undefined {
  return getReasons(error)
    .map(({ description }) => description.trim())
    .find((text) => text !== '' && isReadable(text))
}
