import type * as z from 'zod'
import { RefusalError } from '../errors/RefusalError.ts'

/** Encodes the position of a page's last row as an opaque cursor for the next page (S-98). */
export function toCursor(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/**
 * Decodes the cursor of a request for the next page.
 *
 * @returns `undefined` if the request has no cursor.
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
