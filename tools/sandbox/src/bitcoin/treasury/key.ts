import { createHash } from 'node:crypto'
import { payments, toXOnly } from 'bitcoinjs-lib'
import { curve } from '../curve.ts'

const privateKey = createHash('sha256').update('the treasury of the sandbox').digest()
const publicKey = curve.pointFromScalar(privateKey, true) ?? new Uint8Array(33)

/**
 * Key pair of the sandbox's Bitcoin treasury, the account that receives the block rewards and funds
 * other accounts.
 */
export const treasurySigner = {
  publicKey,
  sign: (hash: Uint8Array) => curve.sign(hash, privateKey),
  signSchnorr: (hash: Uint8Array) => curve.signSchnorr(hash, privateKey),
}

export const treasuryXOnlyKey = toXOnly(publicKey)

/** P2WPKH script of the sandbox's Bitcoin treasury, which receives the block rewards. */
export const treasuryScript = payments.p2wpkh({ pubkey: publicKey }).output ?? new Uint8Array()
