import { readField } from '@latchkey/core'
import { readList } from '../standard/readList.ts'

const longest = 256
const mostLogs = 64
const deepest = 4

/**
 * Writes an error of the cluster as text: `InsufficientFundsForFee`, `InstructionError: 0, Custom: 1`. The cluster's answer
 * is not trusted: bounded in length and depth.
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

/** Reads the log lines of a simulation, bounded. */
export function readLogs(value: unknown): readonly string[] {
  const logs = readList(value, 'logs', mostLogs) ?? []
  return logs.flatMap((line) => (typeof line === 'string' ? [line.slice(0, longest)] : []))
}

/** Reads the error of an answer; `undefined` when there is none. */
export function readError(value: unknown): unknown {
  return readField(value, 'err') ?? undefined
}
