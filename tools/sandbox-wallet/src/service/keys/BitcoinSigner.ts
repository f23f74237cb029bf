/** A Bitcoin key with the data that signing needs. */
export type BitcoinSigner = {
  readonly address: string
  /** Public key as hex without prefix; x-only for ordinals. */
  readonly publicKey: string
  readonly privateKey: `0x${string}`
  readonly intention: 'payment' | 'ordinal'
}

export const toPrivateKey = ({ privateKey }: BitcoinSigner): Uint8Array =>
  Buffer.from(privateKey.slice(2), 'hex')
