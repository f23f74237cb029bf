/** A Bitcoin key of the wallet with the data that signing needs. */
export type BitcoinSigner = {
  readonly address: string
  /** Public key as hex without prefix; 32 x-only bytes for ordinals. */
  readonly publicKey: string
  readonly privateKey: `0x${string}`
  readonly intention: 'payment' | 'ordinal'
}

export const toPrivateKey = ({ privateKey }: BitcoinSigner): Uint8Array =>
  Buffer.from(privateKey.slice(2), 'hex')
