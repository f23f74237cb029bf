import { pbkdf2Sync } from 'node:crypto'
import type { Account } from '@latchkey/sandbox-wallet/accounts'
import { payments } from 'bitcoinjs-lib'
import { HDKey } from 'viem/accounts'
import type { ScriptType } from './rules/scripts.ts'

/** A Bitcoin account that has funds when the sandbox's chain starts. */
export type BitcoinAccount = {
  readonly address: string
  readonly type: Extract<ScriptType, 'p2pkh' | 'p2sh' | 'v0_p2wpkh' | 'v1_p2tr'>
  readonly purpose: 'payment' | 'ordinal'
  readonly path: string
  /** Public key in hex: 33 bytes, or for taproot the 32 bytes before the tweak. */
  readonly publicKey: string
  /** Private key of 32 bytes; for taproot, before the tweak. */
  readonly privateKey: `0x${string}`
}

const words = 'test test test test test test test test test test test junk'
/**
 * Number of funded accounts per script type before SegWit. The sandbox's wallet does not use them
 * by default.
 */
const OLDER_ACCOUNTS = 3

function toOlder(master: HDKey, index: number): readonly BitcoinAccount[] {
  const derive = (purpose: 44 | 49) => {
    const path = `m/${purpose}'/0'/${index}'/0/0`
    const { publicKey, privateKey } = master.derive(path)
    const pubkey = publicKey ?? new Uint8Array(33)
    return {
      pubkey,
      common: {
        path,
        purpose: 'payment',
        publicKey: Buffer.from(pubkey).toString('hex'),
        privateKey: `0x${Buffer.from(privateKey ?? []).toString('hex')}`,
      } as const,
    }
  }
  const [plain, nested] = [derive(44), derive(49)]
  const redeem = payments.p2wpkh({ pubkey: nested.pubkey })
  return [
    { ...plain.common, type: 'p2pkh', address: payments.p2pkh(plain).address ?? '' },
    { ...nested.common, type: 'p2sh', address: payments.p2sh({ redeem }).address ?? '' },
  ]
}

/**
 * Creates the Bitcoin accounts that have funds when the chain starts: those of the sandbox, then
 * some of script types before SegWit.
 */
export function createBitcoinAccounts(accounts: readonly Account[]): readonly BitcoinAccount[] {
  const master = HDKey.fromMasterSeed(pbkdf2Sync(words, 'mnemonic', 2048, 64, 'sha512'))
  const own = accounts.flatMap(({ bitcoin }) =>
    bitcoin.map(({ address, publicKey, privateKey, path, intention }): BitcoinAccount => {
      const type = intention === 'payment' ? 'v0_p2wpkh' : 'v1_p2tr'
      return { address, type, purpose: intention, path, publicKey, privateKey }
    }),
  )
  const older = Array.from({ length: OLDER_ACCOUNTS }, (_, index) => toOlder(master, index))
  return [...own, ...older.flat()]
}
