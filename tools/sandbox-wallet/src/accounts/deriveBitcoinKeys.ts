import { p2tr, p2wpkh } from '@scure/btc-signer'
import { HDKey } from 'viem/accounts'

export type BitcoinKey = {
  /** Mainnet address of the key: `bc1q…` for payments, `bc1p…` for ordinals. */
  readonly address: string
  /**
   * Public key as hex without prefix: 33 bytes for payments, for ordinals the 32 x-only bytes
   * before the tweak.
   */
  readonly publicKey: string
  /** Private key of 32 bytes, before the Taproot tweak. */
  readonly privateKey: `0x${string}`
  readonly path: string
  readonly intention: 'payment' | 'ordinal'
}

/** The two Bitcoin keys of an account: payment key first, ordinals key second. */
export type BitcoinKeys = readonly [payment: BitcoinKey, ordinal: BitcoinKey]

const toHex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')

function deriveNode(seed: Uint8Array, path: string) {
  const { privateKey, publicKey } = HDKey.fromMasterSeed(seed).derive(path)
  // The type allows a node without private key, but a node derived from a seed always has one.
  return {
    privateKey: privateKey ?? new Uint8Array(32),
    publicKey: publicKey ?? new Uint8Array(33),
  }
}

/** Derives the first BIP-84 address (P2WPKH) and the first BIP-86 address (P2TR) of an account. */
export function deriveBitcoinKeys(seed: Uint8Array, account: number): BitcoinKeys {
  const [paymentPath, ordinalPath] = [`m/84'/0'/${account}'/0/0`, `m/86'/0'/${account}'/0/0`]
  const payment = deriveNode(seed, paymentPath)
  const ordinal = deriveNode(seed, ordinalPath)
  const xOnly = ordinal.publicKey.subarray(1)
  return [
    {
      address: p2wpkh(payment.publicKey).address,
      publicKey: toHex(payment.publicKey),
      privateKey: `0x${toHex(payment.privateKey)}`,
      path: paymentPath,
      intention: 'payment',
    },
    {
      address: p2tr(xOnly).address,
      publicKey: toHex(xOnly),
      privateKey: `0x${toHex(ordinal.privateKey)}`,
      path: ordinalPath,
      intention: 'ordinal',
    },
  ]
}
