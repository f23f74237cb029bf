import { readField } from '@latchkey/core'
import { address, isOffCurveAddress } from '@solana/kit'
import { SendTransactionError } from '../errors/transactionErrors.ts'
import type { Rpc } from '../rpc/Rpc.ts'
import { findTokenAccount, isTokenProgram, systemProgram } from './programs.ts'
import { readAccount } from './readHoldings.ts'

type Signal = AbortSignal | undefined

/** Token account that receives a transfer. */
export type Destination = {
  readonly account: string
  /** Owner of the account, if the transaction has to create it. Absent for existing accounts. */
  readonly newOwner?: string
}

const readInfo = (account: unknown) =>
  readField(readField(readField(account, 'data'), 'parsed'), 'info')

const refuse = (reason: ConstructorParameters<typeof SendTransactionError>[0]['reason']) =>
  new SendTransactionError({ reason })

/**
 * Refuses an address that belongs to no wallet: a program or its data, and an address without a key
 * that is not in use, such as a closed token account.
 */
function requireWallet(account: unknown, to: string): void {
  const owner = readField(account, 'owner')
  if (owner === undefined && isOffCurveAddress(address(to))) throw refuse('unused')
  if (owner !== undefined && owner !== systemProgram) throw refuse('program')
}

/** Refuses a recipient of SOL that is a token or a token account, from which SOL cannot be sent. */
export async function requireNativeRecipient(rpc: Rpc, to: string, signal: Signal): Promise<void> {
  const account = await readAccount(rpc, to, signal)
  const owner = readField(account, 'owner')
  if (isTokenProgram(owner)) throw refuse('tokenAccount')
  if (owner === undefined) requireWallet(account, to)
}

/**
 * Returns the token account to pay: the recipient itself if it is an account of this token, else the
 * recipient's associated account.
 *
 * @throws {SendTransactionError} The recipient is an account of another token, frozen, or no wallet.
 */
export async function findDestination(
  rpc: Rpc,
  { to, mint, program }: { readonly to: string; readonly mint: string; readonly program: string },
  signal: Signal,
): Promise<Destination> {
  const recipient = await readAccount(rpc, to, signal)
  if (isTokenProgram(readField(recipient, 'owner'))) {
    const info = readInfo(recipient)
    if (readField(info, 'mint') !== mint) throw refuse('otherToken')
    if (readField(info, 'state') === 'frozen') throw refuse('frozen')
    return { account: to }
  }
  requireWallet(recipient, to)
  const account = await findTokenAccount({ owner: to, mint, program })
  const found = await readAccount(rpc, account, signal)
  if (readField(found, 'owner') === undefined) return { account, newOwner: to }
  if (readField(readInfo(found), 'state') === 'frozen') throw refuse('frozen')
  return { account }
}
