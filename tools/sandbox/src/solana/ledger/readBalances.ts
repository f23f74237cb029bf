import { isTokenProgram, readMint, readTokenAccount } from '../programs/readToken.ts'
import type { StoredAccount } from './StoredAccount.ts'
import type { TokenBalance } from './TransactionRecord.ts'

type GetAccount = (address: string) => StoredAccount | undefined

export type Balances = {
  readonly lamports: readonly bigint[]
  readonly tokens: TokenBalance[]
}

function readTokenBalance(
  account: StoredAccount | undefined,
  accountIndex: number,
  getAccount: GetAccount,
): TokenBalance[] {
  if (!account || !isTokenProgram(account.owner)) return []
  const held = readTokenAccount(account.data)
  const described = held && getAccount(held.mint)
  const mint = described && readMint(described.data)
  if (!held || !mint) return []
  return [
    {
      accountIndex,
      mint: held.mint,
      owner: held.owner,
      programId: account.owner,
      amount: held.amount.toString(),
      decimals: mint.decimals,
    },
  ]
}

/**
 * Reads the lamports and tokens of Solana accounts. The transaction history stores them before and
 * after each transaction.
 */
export function readBalances(accounts: readonly string[], getAccount: GetAccount): Balances {
  const stored = accounts.map(getAccount)
  return {
    lamports: stored.map((account) => account?.lamports ?? 0n),
    tokens: stored.flatMap((account, index) => readTokenBalance(account, index, getAccount)),
  }
}
