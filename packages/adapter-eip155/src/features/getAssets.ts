import type { EthereumAsset } from '@latchkey/core'
import { isDecimals, isRecord } from '@latchkey/core'
import { getAddress, isAddress, isHex } from 'viem/utils'
import type { WalletContext } from '../context/WalletContext.ts'
import { askFeature } from './askFeature.ts'
import { readChainIdHex, readSender } from './readSender.ts'
import { toInvalidAnswer } from './toInvalidAnswer.ts'

const method = 'wallet_getAssets'
const types = ['native', 'erc20', 'erc721'] as const
const mostAssets = 1_000
const longestText = 64
const longestUrl = 2_048

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, longestText) : undefined
}

/** Reads the fields of an asset that ERC-7811 leaves to wallets: price and image. */
function readExtras({ price, iconUrl }: Readonly<Record<string, unknown>>) {
  const isUrl = typeof iconUrl === 'string' && iconUrl !== '' && iconUrl.length <= longestUrl
  return {
    ...(typeof price === 'number' && Number.isFinite(price) && price > 0 && { priceUsd: price }),
    ...(isUrl && { iconUrl }),
  }
}

function readMetadata(value: unknown) {
  if (!isRecord(value)) return {}
  const { name, symbol, decimals } = value
  const [shownName, shownSymbol] = [readText(name), readText(symbol)]
  return {
    ...(shownName && { name: shownName }),
    ...(shownSymbol && { symbol: shownSymbol }),
    ...(isDecimals(decimals) && { decimals }),
    ...readExtras(value),
  }
}

// Returns a list with the asset, or an empty list for an invalid row, so that the other rows are
// still shown (S-63).
function readAsset(value: unknown): readonly EthereumAsset[] {
  if (!isRecord(value)) return []
  const { address, balance, metadata } = value
  const type = types.find((known) => known === value['type'])
  if (!type || !isHex(balance, { strict: true }) || balance.length < 3 || balance.length > 66) {
    return []
  }
  const hasAddress = typeof address === 'string' && isAddress(address, { strict: false })
  if (type !== 'native' && !hasAddress) return []
  return [
    {
      type,
      balance: BigInt(balance),
      ...(hasAddress && type !== 'native' && { address: getAddress(address) }),
      ...readMetadata(metadata),
    },
  ]
}

/**
 * Lists the assets of the active account on the wallet's network (ERC-7811).
 *
 * @returns `[]` if the wallet reports no assets.
 * @throws {FeatureNotSupportedError} The wallet does not know the method.
 */
export async function getAssets(
  wallet: WalletContext,
  signal: AbortSignal | undefined,
): Promise<readonly EthereumAsset[]> {
  const [account, chainId] = await Promise.all([
    readSender(wallet, signal),
    readChainIdHex(wallet, signal),
  ])
  const params = [{ account, chainFilter: [chainId] }]
  const answer = await askFeature(wallet, { method, params }, signal)
  if (!isRecord(answer)) throw toInvalidAnswer(method, 'no object by chain id')
  const rows = answer[chainId]
  return Array.isArray(rows) ? rows.slice(0, mostAssets).flatMap(readAsset) : []
}
