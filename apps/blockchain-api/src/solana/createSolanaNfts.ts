import { toPlainText } from '../db/toPlainText.ts'
import { ApiError } from '../errors/ApiError.ts'
import type { NftPage, NftSource } from '../nfts/Nft.ts'
import { readMint } from './readMint.ts'
import { readTokenAccounts } from './readTokenAccounts.ts'
import type { SolanaCluster } from './SolanaCluster.ts'

/** Token id of every NFT on Solana, because each NFT has a separate mint. */
const tokenId = '0'

type Page = { readonly cursor?: string | undefined; readonly pageSize: number }

/**
 * Checks that a cursor is a mint: the last one of the previous page.
 *
 * @throws {ApiError} 400 for an invalid cursor.
 */
function requireMint(cursor: string | undefined): void {
  if (cursor === undefined || /^[1-9A-HJ-NP-Za-km-z]{32,44}$/.test(cursor)) return
  throw new ApiError({ status: 400, field: 'cursor', description: 'Invalid cursor' })
}

async function readHeld(
  cluster: SolanaCluster,
  account: string,
  { cursor = '', pageSize }: Page,
): Promise<NftPage> {
  const accounts = await readTokenAccounts(cluster, account)
  const single = accounts.filter(({ decimals, amount }) => decimals === 0 && amount === 1n)
  const mints = [...new Set(single.map(({ mint }) => mint))].toSorted()
  const rest = mints.filter((mint) => mint > cursor)
  const page = rest.slice(0, pageSize)
  const last = rest.length > pageSize ? page.at(-1) : undefined
  return {
    held: page.map((contract) => ({ contract, tokenId, amount: 1n })),
    next: last ?? null,
  }
}

/**
 * Creates the NFT source of a Solana cluster. A token counts as an NFT if its supply is one and it
 * has no decimals.
 */
export function createSolanaNfts(cluster: SolanaCluster): NftSource {
  return {
    async readHeld(account, page) {
      requireMint(page.cursor)
      return readHeld(cluster, account, page)
    },
    async readNft({ contract }) {
      const mint = await readMint(cluster, contract)
      if (mint?.supply !== 1n || mint.decimals !== 0) return undefined
      const { name = '', uri = '' } = mint.metadata ?? {}
      return { standard: 'SPL', collection: '', name: toPlainText(name, 64), uri }
    },
  }
}
