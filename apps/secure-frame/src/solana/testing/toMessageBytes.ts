import { base58 } from '@scure/base'

/**
 * A Solana message of a test. `toMessageBytes` encodes it byte by byte, independently of the parser
 * under test.
 */
export type MessageDraft = {
  readonly version?: 'legacy' | 0
  readonly header?: readonly [number, number, number]
  /** Base58 keys in order. The first one pays the fee. */
  readonly keys: readonly string[]
  readonly lifetime?: string
  readonly instructions: readonly {
    readonly program: number
    readonly accounts: readonly number[]
    readonly data: Uint8Array | readonly number[]
  }[]
  readonly lookups?: readonly {
    readonly table: string
    readonly writable: readonly number[]
    readonly readonly: readonly number[]
  }[]
}

export function compact(value: number): number[] {
  if (value < 0x80) return [value]
  if (value < 0x4000) return [(value & 0x7f) | 0x80, value >> 7]
  return [(value & 0x7f) | 0x80, ((value >> 7) & 0x7f) | 0x80, value >> 14]
}

export function u64(value: bigint): number[] {
  return Array.from({ length: 8 }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))
}

export function u32(value: number): number[] {
  return Array.from({ length: 4 }, (_, index) => (value >>> (8 * index)) & 0xff)
}

export function key(text: string): number[] {
  return [...base58.decode(text)]
}

/** Returns an address of 32 equal bytes. */
export function address(fill: number): string {
  return base58.encode(new Uint8Array(32).fill(fill))
}

const some = (items: readonly number[]) => [...compact(items.length), ...items]

export function toMessageBytes(draft: MessageDraft): Uint8Array {
  const { version = 'legacy', header = [1, 0, 0], keys, lookups = [], instructions } = draft
  return Uint8Array.from([
    ...(version === 0 ? [0x80] : []),
    ...header,
    ...compact(keys.length),
    ...keys.flatMap(key),
    ...key(draft.lifetime ?? address(7)),
    ...compact(instructions.length),
    ...instructions.flatMap((x) => [x.program, ...some(x.accounts), ...some([...x.data])]),
    ...(version === 0 ? compact(lookups.length) : []),
    ...(version === 0
      ? lookups.flatMap((x) => [...key(x.table), ...some(x.writable), ...some(x.readonly)])
      : []),
  ])
}

export function toTransactionBytes(draft: MessageDraft): Uint8Array {
  const signers = draft.header?.[0] ?? 1
  const signatures = new Array<number>(64 * signers).fill(0)
  return Uint8Array.from([...compact(signers), ...signatures, ...toMessageBytes(draft)])
}
