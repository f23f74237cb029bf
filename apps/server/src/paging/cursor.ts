import type * as z from 'zod'
import { RefusalError } from '../errors/RefusalError.ts'

/** Encodes the end of a page as an opaque cursor (S-98). */
export function toCursor(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/**
 * Decodes the cursor of a page.
 *
 * @throws {RefusalError} `invalid_request`: the cursor does not belong to this list.
 */
export function readCursor<place extends z.ZodType>(
  text: string | undefined,
  place: place,
): z.output<place> | undefined {
  if (text === undefined) return undefined
  try {
    return place.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
  } catch (cause) {
    throw new RefusalError('invalid_request', { cause })
  }
}
