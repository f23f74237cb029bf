import { Address, OutScript, selectUTXO, type Transaction } from '@scure/btc-signer'
import type { BitcoinSigner } from './BitcoinSigner.ts'

/** Thrown if a Bitcoin transfer is invalid, or the address does not have enough funds. */
export class TransferError extends Error {
  override readonly name = 'TransferError'
}

export type TransferParameters = {
  readonly from: BitcoinSigner
  readonly utxos: readonly {
    readonly txid: string
    readonly vout: number
    readonly value: number
  }[]
  readonly to: string
  /** Transferred amount in satoshis. */
  readonly amount: bigint
  readonly changeAddress: string
  readonly memo?: string | undefined
  /** Fee rate of the transfer in satoshis per virtual byte. */
  readonly feeRate: bigint
}

const LONGEST_MEMO = 80

function toMemoScript(memo: string): Uint8Array {
  const data = Buffer.from(memo)
  if (data.length > LONGEST_MEMO) throw new TransferError('The memo is longer than 80 bytes.')
  const push = data.length > 75 ? [0x4c, data.length] : [data.length]
  return Uint8Array.from([0x6a, ...push, ...data])
}

/** Returns whether a text is a Bitcoin mainnet address. */
export function isBitcoinAddress(text: string): boolean {
  try {
    Address().decode(text)
    return true
  } catch {
    return false
  }
}

/**
 * Builds an unsigned Bitcoin transfer: inputs that cover it, the recipient's output, a memo and the
 * change.
 *
 * @throws {TransferError} The funds do not suffice, or the memo is too long.
 */
export function buildTransfer(parameters: TransferParameters): {
  readonly transaction: Transaction
  readonly fee: bigint
} {
  const { from, to, amount, memo } = parameters
  const script = OutScript.encode(Address().decode(from.address))
  const inputs = parameters.utxos.map(({ txid, vout, value }) => ({
    txid,
    index: vout,
    witnessUtxo: { script, amount: BigInt(value) },
    ...(from.intention === 'ordinal' && { tapInternalKey: Buffer.from(from.publicKey, 'hex') }),
  }))
  const receiver = { address: to, amount }
  const outputs = memo ? [receiver, { script: toMemoScript(memo), amount: 0n }] : [receiver]
  const selected = selectUTXO(inputs, outputs, 'default', {
    feePerByte: parameters.feeRate,
    changeAddress: parameters.changeAddress,
    createTx: true,
    allowUnknownOutputs: true,
    bip69: false,
  })
  if (!selected?.tx || selected.fee === undefined)
    throw new TransferError('The address does not have enough coins for amount and fee.')
  return { transaction: selected.tx, fee: selected.fee }
}
