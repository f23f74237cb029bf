import type { AddressType } from '../address/parseAddress.ts'

/**
 * Largest weight of an input with its signature, in weight units (BIP-141), by address type.
 * Absent: a single key cannot spend the type.
 */
export const inputWeights: Partial<Record<AddressType, number>> = {
  p2pkh: 4 * (32 + 4 + 1 + 107 + 4),
  p2sh: 4 * (32 + 4 + 1 + 23 + 4) + 1 + 73 + 34,
  p2wpkh: 4 * (32 + 4 + 1 + 4) + 1 + 73 + 34,
  p2tr: 4 * (32 + 4 + 1 + 4) + 1 + 66,
}

/** Returns the weight units of an output whose script has that many bytes. */
export function toOutputWeight(scriptLength: number): number {
  return 4 * (8 + 1 + scriptLength)
}

/**
 * Weight units of a transaction without inputs and outputs: version, lock time, the counts of
 * inputs (3 bytes) and outputs (1 byte), and the segwit marker and flag.
 */
export const baseWeight = 4 * (4 + 4 + 3 + 1) + 2

/** Largest weight of a transaction that nodes relay, in weight units (BIP-141). */
export const mostWeight = 400_000
