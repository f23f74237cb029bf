import { getReasons } from '@latchkey/blockchain-api'
import { isReadable } from '../account/toShownName.ts'

/**
 * Returns the blockchain API's first reason for rejecting a request, if the text displays exactly
 * as written (S-63). Also reads the reason of the failure that is the `cause` of an error.
 */
export function getReason(error: unknown): string | undefined {
  const cause = error instanceof Error ? error.cause : undefined
  return [...getReasons(error), ...getReasons(cause)]
    .map(({ description }) => description.trim())
    .find((text) => text !== '' && isReadable(text))
}
