import type { AddressType } from '../address/parseAddress.ts'

/** Weight of an input and its signature at their largest, by what it spends. Absent: it cannot be spent by one key. */
export const inputWeights: Partial<Record<AddressType, number>> = {
  p2pkh: 4 * (32 + 4 + 1 + 107 + 4),
  p2sh: 4 * (32 + 4 + 1 + 23 + 4) + 1 + 73 + 34,
  p2wpkh: 4 * (32 + 4 + 1 + 4) + 1 + 73 + 34,
  p2tr: 4 * (32 + 4 + 1 + 4) + 1 + 66,
}

/** Weight of an output with a script of that many bytes. */
export function toOutputWeight(scriptLength: number): number {
  return 4 * (8 + 1 + scriptLength)
}

/** Version, lock time, the flag of segwit and both counts, the longer forms of these included. */
export const baseWeight = 4 * (4 + 4 + 3 + 1) + 2

/** Heaviest transaction that nodes pass on. */
export const mostWeight = 400_000
