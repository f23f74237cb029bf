import * as z from 'zod'
import { tokenDecimals } from '../chain/wireFields.ts'
import { commitment, type SolanaCluster } from './SolanaCluster.ts'

/** Addresses of the token program, and of the token program with extensions (Token-2022). */
const programs = [
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
]

const Info = z.object({
  mint: z.string(),
  tokenAmount: z.object({ amount: z.string().transform(BigInt), decimals: tokenDecimals }),
})
const Listed = z.object({
  value: z.array(
    z.object({
      pubkey: z.string(),
      account: z.object({ data: z.object({ parsed: z.object({ info: Info }) }) }),
    }),
  ),
})

export type TokenAccount = {
  readonly address: string
  readonly mint: string
  readonly amount: bigint
  readonly decimals: number
}

/**
 * Lists the token accounts of an owner, including empty ones.
 *
 * @throws {ChainDownError} The node does not answer.
 */
export async function readTokenAccounts(
  cluster: SolanaCluster,
  owner: string,
): Promise<readonly TokenAccount[]> {
  const lists = await Promise.all(
    programs.map((programId) =>
      cluster.request({
        method: 'getTokenAccountsByOwner',
        params: [owner, { programId }, { encoding: 'jsonParsed', commitment }],
      }),
    ),
  )
  return lists.flatMap((list) =>
    Listed.parse(list).value.map(({ pubkey, account }) => {
      const { mint, tokenAmount } = account.data.parsed.info
      return { address: pubkey, mint, ...tokenAmount }
    }),
  )
}
