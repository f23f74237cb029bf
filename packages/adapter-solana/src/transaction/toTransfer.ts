import { address, isAddress } from '@solana/kit'
import { TransactionInvalidError } from '../errors/transactionErrors.ts'
import type { CompiledMessage } from './parseTransaction.ts'
import { zeroKey } from './replaceFeePayer.ts'
import { toUnsigned } from './toUnsigned.ts'

/** Number of the transfer instruction in the system program's instruction data. */
const transferInstruction = 2
const mostLamports = 2n ** 64n - 1n

export type Transfer = {
  readonly from: string
  readonly to: string
  readonly lamports: bigint
  readonly blockhash: string
}

/**
 * Encodes a legacy transaction that transfers lamports. The sender pays the fee.
 *
 * @throws {TransactionInvalidError} The recipient is invalid, or the amount is zero or exceeds 64
 * bits.
 */
export function toTransfer({ from, to, lamports, blockhash }: Transfer): Uint8Array {
  if (!isAddress(to))
    throw new TransactionInvalidError({ reason: 'The recipient is not an address.' })
  if (lamports <= 0n || lamports > mostLamports) {
    throw new TransactionInvalidError({ reason: 'The amount is out of range.' })
  }
  const data = new Uint8Array(12)
  const view = new DataView(data.buffer)
  view.setUint32(0, transferInstruction, true)
  view.setBigUint64(4, lamports, true)
  const accounts = from === to ? [from] : [from, to]
  return toUnsigned({
    version: 'legacy',
    header: {
      numSignerAccounts: 1,
      numReadonlySignerAccounts: 0,
      numReadonlyNonSignerAccounts: 1,
    },
    staticAccounts: [...accounts, zeroKey].map((key) => address(key)),
    lifetimeToken: blockhash,
    instructions: [
      {
        programAddressIndex: accounts.length,
        accountIndices: [0, accounts.length - 1],
        data,
      },
    ],
  })
}

/**
 * Decodes the SOL transfer of a message. Returns `undefined` if the message has any other or
 * further effect.
 */
export function readTransfer(message: CompiledMessage): Omit<Transfer, 'blockhash'> | undefined {
  if (message.version !== 'legacy' || message.instructions.length !== 1) return undefined
  const { staticAccounts, instructions } = message
  const [{ programAddressIndex, accountIndices = [], data } = { programAddressIndex: -1 }] =
    instructions
  const [from, to] = accountIndices.map((index) => staticAccounts[index])
  if (staticAccounts[programAddressIndex] !== zeroKey || data?.length !== 12) return undefined
  const view = new DataView(Uint8Array.from(data).buffer)
  if (!from || !to || view.getUint32(0, true) !== transferInstruction) return undefined
  return { from, to, lamports: view.getBigUint64(4, true) }
}
