import type { Step } from '../model/Step.ts'

/**
 * One Solana instruction: its program, data, and account addresses resolved from the indexes of the
 * message.
 */
export type InstructionView = {
  readonly program: string
  /**
   * Account addresses; `undefined` if an address comes from a lookup table that could not be read.
   */
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

/** Decodes one instruction. Returns `undefined` unless the decoder accounts for every byte. */
export type InstructionDecoder = (instruction: InstructionView) => readonly Step[] | undefined

/**
 * Reads a little-endian 32-bit integer from instruction data. The caller must check the length
 * first.
 */
export function readU32(data: Uint8Array, offset: number): number {
  return new DataView(data.buffer, data.byteOffset).getUint32(offset, true)
}

export function readU64(data: Uint8Array, offset: number): bigint {
  return new DataView(data.buffer, data.byteOffset).getBigUint64(offset, true)
}
