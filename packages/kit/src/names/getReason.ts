import { getReasons } from '@latchkey/blockchain-api'
import { isReadable } from '../account/toShownName.ts'

/** The first reason the service gave for its refusal, where it reads as it is written (S-63). */
export function getReason(error: unknown): string | undefined {
  return getReasons(error)
    .map(({ description }) => description.trim())
    .find((text) => text !== '' && isReadable(text))
}
