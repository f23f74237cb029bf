import { toBase } from '../client/toRpcUrl.ts'

/** URL of a directory, and the identity of the client in its requests. */
export type Directory = {
  readonly baseUrl: string
  readonly projectId: string
  /** Name of the client in requests to the directory. Default: `latchkey`. */
  readonly sdkType?: string
  readonly sdkVersion: string
}

function toUrl(directory: Directory, path: string, id: string): string {
  const { baseUrl, projectId, sdkType = 'latchkey', sdkVersion } = directory
  const url = new URL(`${path}/${encodeURIComponent(id)}`, toBase(baseUrl))
  url.search = new URLSearchParams({ projectId, st: sdkType, sv: sdkVersion }).toString()
  return url.href
}

/** Builds the URL at which the wallet directory serves a wallet's image. */
export const toWalletImageUrl = (directory: Directory, imageId: string): string =>
  toUrl(directory, 'getWalletImage', imageId)

/** Builds the URL of a network's or connector's image. */
export const toAssetImageUrl = (directory: Directory, imageId: string): string =>
  toUrl(directory, 'public/getAssetImage', imageId)

/** Builds the URL of a token's image by symbol. */
export const toTokenImageUrl = (directory: Directory, symbol: string): string =>
  toUrl(directory, 'public/getTokenImage', symbol)

/** Builds the URL of a currency's image by code. */
export const toCurrencyImageUrl = (directory: Directory, code: string): string =>
  toUrl(directory, 'public/getCurrencyImage', code)
