import { toBase } from '../client/toRpcUrl.ts'

/** Which directory is asked, and by whom. */
export type Directory = {
  readonly baseUrl: string
  readonly projectId: string
  /** `latchkey` where absent. */
  readonly sdkType?: string
  readonly sdkVersion: string
}

function toUrl(directory: Directory, path: string, id: string): string {
  const { baseUrl, projectId, sdkType = 'latchkey', sdkVersion } = directory
  const url = new URL(`${path}/${encodeURIComponent(id)}`, toBase(baseUrl))
  url.search = new URLSearchParams({ projectId, st: sdkType, sv: sdkVersion }).toString()
  return url.href
}

/** Builds the address of a wallet's image. */
export const toWalletImageUrl = (directory: Directory, imageId: string): string =>
  toUrl(directory, 'getWalletImage', imageId)

/** Builds the address of a network's or connector's image. */
export const toAssetImageUrl = (directory: Directory, imageId: string): string =>
  toUrl(directory, 'public/getAssetImage', imageId)

/** Builds the address of a token's image by its symbol. */
export const toTokenImageUrl = (directory: Directory, symbol: string): string =>
  toUrl(directory, 'public/getTokenImage', symbol)

/** Builds the address of a currency's image by its code. */
export const toCurrencyImageUrl = (directory: Directory, code: string): string =>
  toUrl(directory, 'public/getCurrencyImage', code)
