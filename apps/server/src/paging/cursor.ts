import type * as z from 'zod'
import { RefusalError } from '../errors/RefusalError.ts'

/** Writes down where a page ended, as a text that says nothing to who has it (S-98). */
export function toCursor(place: unknown): string {
  return Buffer.from(JSON.stringify(place)).toString('base64url')
}

/**
 * Reads where a page ended.
 *
 * @throws {RefusalError} `invalid_request`: not a cursor of this list.
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
