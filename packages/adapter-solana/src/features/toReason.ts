import { readField } from '@latchkey/core'
import { readList } from '../standard/readList.ts'

const longest = 256
const mostLogs = 64
const deepest = 4

/**
 * Converts an error of the cluster to text: `InsufficientFundsForFee`, `InstructionError: 0,
 * Custom: 1`. Bounds length and depth, because the answer is untrusted.
 */
export function toReason(error: unknown, depth = 0): string {
  if (typeof error === 'string' || typeof error === 'number') return String(error).slice(0, longest)
  if (typeof error !== 'object' || error === null || depth > deepest) return 'Unknown'
  const parts = Array.isArray(error)
    ? error.slice(0, deepest).map((part) => toReason(part, depth + 1))
    : Object.entries(error)
        .slice(0, deepest)
        .map(([name, value]) => `${name}: ${toReason(value, depth + 1)}`)
  return parts.join(', ').slice(0, longest)
}

/** Reads the log lines of a simulation. Their number and length are limited. */
export function readLogs(value: unknown): readonly string[] {
  const logs = readList(value, 'logs', mostLogs) ?? []
  return logs.flatMap((line) => (typeof line === 'string' ? [line.slice(0, longest)] : []))
}

/** Returns the field `err` of a `simulateTransaction` result; `undefined` if it succeeded. */
export function readError(value: unknown): unknown {
  return readField(value, 'err') ?? undefined
}
