import { decodeBase58 } from './decodeBase58.ts'

/**
 * Prefix of Solana's off-chain messages: `0xff` and "solana offchain". Bytes that start with it are
 * never a transaction.
 */
const domain = Uint8Array.of(0xff, ...new TextEncoder().encode('solana offchain'))
/**
 * Formats of an off-chain message of version 0: restricted ASCII, UTF-8, and UTF-8 that exceeds one
 * packet.
 */
const formats = [0, 1, 2]
/** Application domain in off-chain messages of wallets that set none: 32 zero bytes. */
const noApplication = new Uint8Array(32)
const mostBytes = 65_535

export type OffchainMessage = {
  /** UTF-8 bytes of the text that was signed. */
  readonly message: Uint8Array
  /** Address of the signing account. */
  readonly address: string
}

/**
 * Encodes a text in every form of Solana's off-chain messages: the first version 0 without signers,
 * the later version 0 with application domain and signers, and version 1. Hardware wallets sign
 * these instead of the text.
 *
 * @returns `[]` if the address is invalid or the text exceeds 65,535 bytes.
 */
export function toOffchainMessages({ message, address }: OffchainMessage): readonly Uint8Array[] {
  const key = decodeBase58(address, 32)
  if (!key || message.length > mostBytes) return []
  const size = [message.length & 0xff, message.length >> 8]
  const zero = formats.flatMap((format) => [
    [0, format, ...size],
    [0, ...noApplication, format, 1, ...key, ...size],
  ])
  const headers = [...zero, [1, 1, ...key]]
  return headers.map((header) => Uint8Array.of(...domain, ...header, ...message))
}

const isEqual = (one: Uint8Array, other: Uint8Array) =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

/** Returns whether signed bytes are a text itself, or an off-chain message with exactly this text. */
export function carriesMessage(signed: Uint8Array | undefined, wanted: OffchainMessage): boolean {
  if (!signed) return false
  return [wanted.message, ...toOffchainMessages(wanted)].some((bytes) => isEqual(bytes, signed))
}
