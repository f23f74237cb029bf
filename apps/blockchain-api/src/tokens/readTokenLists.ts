import { readFile } from 'node:fs/promises'
import { StartError } from '@latchkey/service'
import * as z from 'zod'
import { fetchJson } from '../chain/fetchJson.ts'
import type { NetworkConfig } from '../config/Config.ts'
import { solanaListId } from '../config/constants.ts'

/** Schema of a token list (tokenlists.org), reduced to the fields that identify its tokens. */
const TokenList = z.object({
  tokens: z.array(z.object({ chainId: z.int(), address: z.string() })),
})

/** CAIP-2 id of Solana's main network, which token lists call chain 101. */
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'

const isUrl = (source: string) => /^https?:\/\//.test(source)

function toAsset({ chainId, address }: z.output<typeof TokenList>['tokens'][number]): string {
  const isSolana = chainId === solanaListId && !address.startsWith('0x')
  return isSolana ? `${solana}:${address}` : `eip155:${chainId}:${address.toLowerCase()}`
}

async function readList(source: string): Promise<readonly string[]> {
  try {
    const list = isUrl(source)
      ? await fetchJson({ chain: 'token list', url: source })
      : JSON.parse(await readFile(source, 'utf8'))
    return TokenList.parse(list).tokens.map(toAsset)
  } catch (cause) {
    throw new StartError(`The token list ${source} of TOKEN_LISTS cannot be read.`, { cause })
  }
}

/** Lists the tokens that the configuration of a network names, as CAIP-10 ids. */
function listConfigured(network: NetworkConfig): readonly string[] {
  const { caipNetworkId } = network
  if ('tokens' in network)
    return Object.keys(network.tokens).map((mint) => `${caipNetworkId}:${mint}`)
  const swapped = 'swap' in network ? (network.swap?.tokens ?? []) : []
  return swapped.map(({ address }) => `${caipNetworkId}:${address.toLowerCase()}`)
}

/**
 * Reads the tokens that the operator vouches for: those of the configured token lists, and those
 * that the configuration of a network names. Other tokens may have any name and symbol.
 *
 * @param config.tokenLists - Paths of files and URLs of lists in the format of tokenlists.org.
 * @returns CAIP-10 ids, in lower case on EVM networks.
 * @throws {StartError} A list cannot be read, or has another format.
 */
export async function readTokenLists({
  tokenLists,
  networks,
}: {
  readonly tokenLists: readonly string[]
  readonly networks: readonly NetworkConfig[]
}): Promise<ReadonlySet<string>> {
  const lists = await Promise.all(tokenLists.map(readList))
  return new Set([...networks.flatMap(listConfigured), ...lists.flat()])
}
