import { decodeBase58 } from './decodeBase58.ts'

/** The form in which an address is stored, which is the only one there is; `undefined` when it is no address. */
export function toCheckedAddress(address: string): string | undefined {
  return decodeBase58(address, 32) ? address : undefined
}
