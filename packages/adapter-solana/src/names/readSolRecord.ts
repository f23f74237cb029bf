import { base58 } from '@scure/base'
import type { Address } from '@solana/kit'
import { isSignedByAddress } from '../verify/isSignedByAddress.ts'
import { readKey } from './nameKeys.ts'

const keyBytes = 32
const signatureBytes = 64
/** Bytes of the head of a record in version 2: two kinds of proof (16 bits each), length (32 bits). */
const headBytes = 8
/** Kind of proof: an account of Solana has signed. Its key follows. */
const solanaProof = 1

const toHex = (byte: number) => byte.toString(16).padStart(2, '0')

/** Data of a record's account without the header, and the account itself. */
type RecordData = { readonly account: Address; readonly data: Uint8Array }

/**
 * Returns the address in a record of version 1, if the owner of the name has signed it: the address
 * and the record's account, as hex text. Returns `undefined` for any other record, because it is of
 * an earlier owner.
 */
export function readFirstRecord(
  { account, data }: RecordData,
  owner: Address,
): Address | undefined {
  if (data.length < keyBytes + signatureBytes) return undefined
  const address = data.subarray(0, keyBytes)
  const signature = base58.encode(data.subarray(keyBytes, keyBytes + signatureBytes))
  const signed = new Uint8Array([...address, ...base58.decode(account)])
  const message = Array.from(signed, toHex).join('')
  return isSignedByAddress({ address: owner, message, signature }) ? readKey(data, 0) : undefined
}

/**
 * Returns the address in a record of version 2. The record is stale, and there is none, unless the
 * owner of the name has signed it.
 *
 * @returns `unproven` for an address whose own signature is missing: money must not be sent there.
 */
export function readSecondRecord(
  data: Uint8Array,
  owner: Address,
): Address | 'unproven' | undefined {
  if (data.length < headBytes + keyBytes) return undefined
  const head = new DataView(data.buffer, data.byteOffset, headBytes)
  const [byOwner, byAddress, length] = [
    head.getUint16(0, true),
    head.getUint16(2, true),
    head.getUint32(4, true),
  ]
  if (byOwner !== solanaProof || readKey(data, headBytes) !== owner) return undefined
  const proofAt = headBytes + keyBytes
  const contentAt = proofAt + keyBytes
  const isWhole = length === keyBytes && data.length >= contentAt + keyBytes
  if (byAddress !== solanaProof || !isWhole) return 'unproven'
  const address = readKey(data, contentAt)
  return readKey(data, proofAt) === address ? address : 'unproven'
}
