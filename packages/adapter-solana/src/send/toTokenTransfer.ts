import { address, isAddress } from '@solana/kit'
import { TransactionInvalidError } from '../errors/transactionErrors.ts'
import type { CompiledMessage } from '../transaction/parseTransaction.ts'
import { zeroKey } from '../transaction/replaceFeePayer.ts'
import { toUnsigned } from '../transaction/toUnsigned.ts'
import type { Destination } from './findDestination.ts'
import { associatedProgram, systemProgram } from './programs.ts'

/**
 * First byte of the instruction data: `TransferChecked` of the token program, and
 * `CreateIdempotent` of the associated token account program.
 */
const transferChecked = 12
const createIdempotent = 1
const mostUnits = 2n ** 64n - 1n

/** Part of a transfer that one token account of the sender pays. */
export type Source = { readonly account: string; readonly amount: bigint }

export type TokenTransfer = {
  /** Address of the owner of the sent tokens, who pays the fee. */
  readonly from: string
  readonly mint: string
  /** Address of the token program to which the mint belongs. */
  readonly program: string
  /** Token accounts of the sender with the amount that each pays. */
  readonly sources: readonly Source[]
  readonly destination: Destination
  readonly decimals: number
}

function toData(amount: bigint, decimals: number): Uint8Array {
  const data = new Uint8Array(10)
  const view = new DataView(data.buffer)
  view.setUint8(0, transferChecked)
  view.setBigUint64(1, amount, true)
  view.setUint8(9, decimals)
  return data
}

/** Creates the instruction that creates the recipient's associated account. */
function createAccount(
  { from, mint, program, destination: { account, newOwner = '' } }: TokenTransfer,
  at: (key: string) => number,
) {
  return {
    programAddressIndex: at(associatedProgram),
    accountIndices: [from, account, newOwner, mint, systemProgram, program].map(at),
    data: Uint8Array.of(createIdempotent),
  }
}

function requireValid({ from, mint, sources, destination }: TokenTransfer): void {
  const { account, newOwner = account } = destination
  const keys = [from, mint, account, newOwner, ...sources.map((source) => source.account)]
  if (!keys.every(isAddress)) {
    throw new TransactionInvalidError({ reason: 'Some of these are not addresses.' })
  }
  const isInRange = sources.every(({ amount }) => amount > 0n && amount <= mostUnits)
  if (sources.length === 0 || !isInRange) {
    throw new TransactionInvalidError({ reason: 'The amount is out of range.' })
  }
}

/**
 * Encodes a legacy transaction that transfers a token from one or several accounts. Creates the
 * recipient's account first if it is missing. The sender fills in the blockhash later.
 *
 * @throws {TransactionInvalidError} An address is invalid, or an amount is zero or exceeds 64 bits.
 */
export function toTokenTransfer(transfer: TokenTransfer): Uint8Array {
  requireValid(transfer)
  const { from, mint, program, sources, decimals } = transfer
  const { account: destination, newOwner } = transfer.destination
  // Order of accounts: signer, writable, read-only. Each address occurs only once.
  const paying = sources.map(({ account }) => account)
  const writable = [...new Set([...paying, destination])].filter((key) => key !== from)
  const creating = newOwner === undefined ? [] : [newOwner, systemProgram, associatedProgram]
  const further = [mint, program, ...creating]
  const read = [...new Set(further)].filter((key) => key !== from && !writable.includes(key))
  const accounts = [from, ...writable, ...read]
  const at = (key: string) => accounts.indexOf(key)
  const moving = sources.map(({ account, amount }) => ({
    programAddressIndex: at(program),
    accountIndices: [account, mint, destination, from].map(at),
    data: toData(amount, decimals),
  }))
  return toUnsigned({
    version: 'legacy',
    header: {
      numSignerAccounts: 1,
      numReadonlySignerAccounts: 0,
      numReadonlyNonSignerAccounts: read.length,
    },
    staticAccounts: accounts.map((key) => address(key)),
    lifetimeToken: zeroKey,
    instructions: newOwner === undefined ? moving : [createAccount(transfer, at), ...moving],
  })
}

type LegacyMessage = Extract<CompiledMessage, { readonly version: 'legacy' }>
type Instruction = LegacyMessage['instructions'][number]

function readMove(
  { data, accountIndices, programAddressIndex }: Instruction,
  keys: readonly string[],
) {
  if (!data || !accountIndices || data[0] !== transferChecked || data.length !== 10)
    return undefined
  const [source, mint, destination, owner] = accountIndices.map((index) => keys[index])
  const view = new DataView(Uint8Array.from(data).buffer)
  const program = keys[programAddressIndex]
  const amount = view.getBigUint64(1, true)
  return { program, source, mint, destination, owner, amount, decimals: view.getUint8(9) }
}

/**
 * Decodes the token transfer of a message, with the sum of its parts. Returns `undefined` if the
 * message has any other effect, or its parts differ in more than source and amount.
 */
export function readTokenTransfer(message: CompiledMessage) {
  if (message.version !== 'legacy') return undefined
  const { staticAccounts: keys, instructions } = message
  const [start, ...others] = instructions
  const isCreating =
    start !== undefined &&
    keys[start.programAddressIndex] === associatedProgram &&
    start.data?.length === 1 &&
    start.data[0] === createIdempotent
  const parts = (isCreating ? others : instructions).map((each) => readMove(each, keys))
  const [first] = parts
  if (!first) return undefined
  const isSame = (part: typeof first) =>
    part.program === first.program &&
    part.mint === first.mint &&
    part.destination === first.destination &&
    part.owner === first.owner &&
    part.decimals === first.decimals
  const same = parts.filter((part) => part !== undefined).filter(isSame)
  if (same.length < parts.length) return undefined
  const amount = same.reduce((sum, part) => sum + part.amount, 0n)
  const { program, mint, destination, owner, decimals } = first
  return {
    program,
    mint,
    destination,
    owner,
    decimals,
    amount,
    sources: same.map((part) => part.source),
  }
}
