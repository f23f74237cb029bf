import type { Step } from '../model/Step.ts'

/** One instruction with its account addresses. */
export type InstructionView = {
  readonly program: string
  /** `undefined` for an address from a lookup table that was not read. */
  readonly accounts: readonly (string | undefined)[]
  readonly data: Uint8Array
}

/** Decodes one instruction. `undefined`: the decoder does not match its bytes exactly. */
export type InstructionDecoder = (instruction: InstructionView) => readonly Step[] | undefined

/** Reads little-endian integers of instruction data. Callers have checked the length. */
export function readU32(data: Uint8Array, offset: number): number {
  return new DataView(data.buffer, data.byteOffset).getUint32(offset, true)
}

export function readU64(data: Uint8Array, offset: number): bigint {
  return new DataView(data.buffer, data.byteOffset).getBigUint64(offset, true)
}
