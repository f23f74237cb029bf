import { messageLimits } from '../schema/limits.ts'

type Visit = { readonly value: unknown; readonly depth: number }

/** Returns the bytes of a text in JSON: UTF-8, including quotes and escapes. */
function textBytes(text: string): number {
  if (text.length > messageLimits.bytes) return text.length
  let bytes = 2
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index)
    if (unit < 0x20) bytes += 6
    else if (unit === 0x22 || unit === 0x5c) bytes += 2
    else if (unit < 0x80) bytes += 1
    else bytes += unit < 0x800 || (unit >= 0xd8_00 && unit < 0xe0_00) ? 2 : 3
  }
  return bytes
}

/** Returns whether a value is plain data: a plain object of any realm, or an array. */
function isContainer(value: object): boolean {
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || Object.getPrototypeOf(prototype) === null
}

/**
 * Returns the bytes of a value without its members. NaN for a value that a message cannot carry.
 */
function ownBytes(value: unknown): number {
  if (value === null || typeof value === 'object') return 2
  if (typeof value === 'string') return textBytes(value)
  if (typeof value === 'number' || typeof value === 'boolean') return String(value).length
  return value === undefined ? 0 : Number.NaN
}

/**
 * Pushes the members of a container on the stack. Returns the bytes of their names, NaN for a value
 * that is not plain data.
 */
function open(value: object, depth: number, stack: Visit[]): number {
  if (!isContainer(value)) return Number.NaN
  const list = Array.isArray(value)
  let bytes = 0
  for (const [key, child] of Object.entries(value)) {
    bytes += list ? 1 : textBytes(key) + 2
    stack.push({ value: child, depth: depth + 1 })
  }
  return bytes
}

/**
 * Returns whether a container exceeds the key limit. The length check covers sparse arrays, which
 * have few keys and a large length.
 */
function isTooWide(value: object): boolean {
  if (Array.isArray(value) && value.length > messageLimits.keys) return true
  let keys = 0
  for (const _ in value) {
    keys += 1
    if (keys > messageLimits.keys) return true
  }
  return false
}

/**
 * Returns whether a message is plain data within the limits of S-07: bytes, depth, keys. The loop
 * uses an explicit stack and stops at the first breach, so that depth, cycles and long arrays cost
 * no more than the limits.
 */
export function isWithinLimits(message: unknown): boolean {
  const stack: Visit[] = [{ value: message, depth: 1 }]
  let bytes = 0
  let keys = 0
  for (let visit = stack.pop(); visit; visit = stack.pop()) {
    const { value, depth } = visit
    bytes += ownBytes(value)
    if (typeof value === 'object' && value !== null) {
      if (depth > messageLimits.depth || isTooWide(value)) return false
      const before = stack.length
      bytes += open(value, depth, stack)
      keys += stack.length - before
    }
    if (!(bytes <= messageLimits.bytes) || keys > messageLimits.keys) return false
  }
  return true
}
