import { InvalidRequestError } from '../requests/InvalidRequestError.ts'
import type { Json } from '../requests/SigningRequest.ts'

/**
 * Converts request parameters to plain JSON values. Absent values are omitted.
 *
 * @throws {InvalidRequestError} A value has no JSON form, e.g. a map or a date. `postMessage` can
 * transfer such values.
 */
export function toJson(value: unknown): Json {
  if (value === undefined || value === null) return null
  if (typeof value === 'string' || typeof value === 'boolean') return value
  if (typeof value === 'number' && Number.isFinite(value)) return value
  if (Array.isArray(value)) return value.map(toJson)
  if (typeof value !== 'object' || Object.getPrototypeOf(value) !== Object.prototype) {
    throw new InvalidRequestError({ hint: 'params hold something that is no plain data' })
  }
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  return Object.fromEntries(entries.map(([key, item]) => [key, toJson(item)]))
}
