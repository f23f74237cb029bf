import { address, isAddress } from '@solana/kit'
import { TransactionInvalidError } from '../errors/transactionErrors.ts'
import type { CompiledMessage } from '../transaction/parseTransaction.ts'
import { zeroKey } from '../transaction/replaceFeePayer.ts'
import { toUnsigned } from '../transaction/toUnsigned.ts'
import { associatedProgram, findTokenAccount, systemProgram } from './programs.ts'

/**
 * First byte of the instruction data: `TransferChecked` of the token program, and
 * `CreateIdempotent` of the associated token account program.
 */
const transferChecked = 12
const createIdempotent = 1
const mostUnits = 2n ** 64n - 1n

export type TokenTransfer = {
  /** Address of the owner of the sent tokens, who pays the fee. */
  readonly from: string
  /** Address of the owner who receives the tokens. */
  readonly to: string
  readonly mint: string
  /** Address of the token program to which the mint belongs. */
  readonly program: string
  /** Address of the sender's token account. */
  readonly source: string
  readonly amount: bigint
  readonly decimals: number
  /** True if the transaction creates the recipient's token account. */
  readonly creates: boolean
}

function toData(amount: bigint, decimals: number): Uint8Array {
  const data = new Uint8Array(10)
  const view = new DataView(data.buffer)
  view.setUint8(0, transferChecked)
  view.setBigUint64(1, amount, true)
  view.setUint8(9, decimals)
  return data
}

/**
 * Encodes a legacy transaction that transfers a token to the recipient's associated account.
 * Creates that account first if it is missing. The sender fills in the blockhash later.
 *
 * @throws {TransactionInvalidError} An address is invalid, or the amount is zero or exceeds 64
 * bits.
 */
export async function toTokenTransfer(transfer: TokenTransfer): Promise<Uint8Array> {
  const { from, to, mint, program, source, amount, decimals, creates } = transfer
  if (![from, to, mint, source].every(isAddress)) {
    throw new TransactionInvalidError({ reason: 'Some of these are not addresses.' })
  }
  if (amount <= 0n || amount > mostUnits) {
    throw new TransactionInvalidError({ reason: 'The amount is out of range.' })
  }
  const destination = await findTokenAccount({ owner: to, mint, program })
  // Order of accounts: signer, writable, read-only. Each address occurs only once.
  const writable = [...new Set([source, destination])].filter((key) => key !== from)
  const further = creates ? [to, mint, systemProgram, program, associatedProgram] : [mint, program]
  const read = [...new Set(further)].filter((key) => key !== from && !writable.includes(key))
  const accounts = [from, ...writable, ...read]
  const at = (key: string) => accounts.indexOf(key)
  const creating = {
    programAddressIndex: at(associatedProgram),
    accountIndices: [from, destination, to, mint, systemProgram, program].map(at),
    data: Uint8Array.of(createIdempotent),
  }
  const moving = {
    programAddressIndex: at(program),
    accountIndices: [source, mint, destination, from].map(at),
    data: toData(amount, decimals),
  }
  return toUnsigned({
    version: 'legacy',
    header: {
      numSignerAccounts: 1,
      numReadonlySignerAccounts: 0,
      numReadonlyNonSignerAccounts: read.length,
    },
    staticAccounts: accounts.map((key) => address(key)),
    lifetimeToken: zeroKey,
    instructions: creates ? [creating, moving] : [moving],
  })
}

/**
 * Decodes the token transfer of a message. Returns `undefined` if the message has any other or
 * further effect.
 */
export function readTokenTransfer(message: CompiledMessage) {
  if (message.version !== 'legacy') return undefined
  const { staticAccounts, instructions } = message
  const last = instructions.at(-1)
  const making = instructions.length === 2 ? instructions[0] : undefined
  if (!last?.data || !last.accountIndices || instructions.length > 2) return undefined
  const makes = making && staticAccounts[making.programAddressIndex]
  if (making && (makes !== associatedProgram || making.data?.[0] !== createIdempotent))
    return undefined
  const [kind] = last.data
  if (kind !== transferChecked || last.data.length !== 10) return undefined
  const [source, mint, destination, owner] = last.accountIndices.map(
    (index) => staticAccounts[index],
  )
  const view = new DataView(Uint8Array.from(last.data).buffer)
  return {
    program: staticAccounts[last.programAddressIndex],
    source,
    mint,
    destination,
    owner,
    amount: view.getBigUint64(1, true),
    decimals: view.getUint8(9),
  }
}
