import {
  type DirectoryWallet,
  type Fields,
  isCaipNetworkId,
  isChainNamespace,
  isRecord,
  isText,
  parseUrl,
  recentWalletLimit,
  type StorageKey,
  toAnnouncedIcon,
} from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import type { KitConfig } from '../kit/KitConfig.ts'

/** Returns whether a value is a text of at most 2,048 characters, the limit for links. */
const isLongText = (value: unknown): value is string => isText(value, 2_048)

/**
 * Names of a wallet's text fields in the directory's format, by the kit's names
 * (wire-wallet-directory §2).
 */
const textFields = {
  imageUrl: 'image_url',
  homepage: 'homepage',
  rdns: 'rdns',
  mobileLink: 'mobile_link',
  desktopLink: 'desktop_link',
  webappLink: 'webapp_link',
  linkMode: 'link_mode',
  appStore: 'app_store',
  playStore: 'play_store',
  chromeStore: 'chrome_store',
} as const

function parseInjected(list: unknown): DirectoryWallet['injected'] {
  if (!Array.isArray(list)) return undefined
  return list.filter(isRecord).map(({ namespace, injected_id: injectedId }) => ({
    ...(typeof namespace === 'string' && isChainNamespace(namespace) && { namespace }),
    ...(isLongText(injectedId) && { injectedId }),
  }))
}

/**
 * Parses a stored wallet in the directory's format. Returns `undefined` without an id or a name.
 * Links are validated when they are opened.
 */
export function parseStoredWallet(value: unknown): DirectoryWallet | undefined {
  if (!isRecord(value)) return undefined
  const { id, name, chains, order, badge_type: badge, supports_wc: supportsWalletConnect } = value
  if (!isLongText(id) || !isLongText(name)) return undefined
  const texts = Object.entries(textFields).flatMap(([own, wire]) =>
    isLongText(value[wire]) ? [[own, value[wire]] as const] : [],
  )
  const injected = parseInjected(value['injected'])
  return {
    id,
    name,
    ...Object.fromEntries(texts),
    ...(Array.isArray(chains) && { chains: chains.filter(isCaipNetworkId) }),
    ...(badge === 'certified' && { certified: true }),
    ...(injected && { injected }),
    ...(typeof supportsWalletConnect === 'boolean' && { supportsWalletConnect }),
    ...(typeof order === 'number' && Number.isFinite(order) && { order }),
  }
}

/** Converts a wallet to the directory's format, in which it is stored. */
export function toStoredWallet(wallet: DirectoryWallet): Fields {
  const { id, name, chains, certified, injected, supportsWalletConnect, order } = wallet
  const texts = Object.entries(textFields).flatMap(([own, wire]) => {
    const value = Reflect.get(wallet, own)
    return isLongText(value) ? [[wire, value] as const] : []
  })
  return {
    id,
    name,
    ...Object.fromEntries(texts),
    ...(chains && { chains }),
    ...(certified && { badge_type: 'certified' }),
    ...(injected && {
      injected: injected.map(({ namespace, injectedId }) => ({
        ...(namespace && { namespace }),
        ...(injectedId && { injected_id: injectedId }),
      })),
    }),
    ...(supportsWalletConnect !== undefined && { supports_wc: supportsWalletConnect }),
    ...(order !== undefined && { order }),
  }
}

const recentWalletsKey: StorageKey<readonly Fields[]> = {
  name: '@appkit/recent_wallets',
  fallback: [],
  parse: (raw) => (Array.isArray(raw) ? raw.filter(isRecord) : undefined),
}
const recentWalletKey: StorageKey<Fields> = {
  name: '@appkit/recent_wallet',
  fallback: {},
  parse: (raw) => (isRecord(raw) ? raw : undefined),
}
/**
 * Storage key for the link that opens the connected wallet. WalletConnect clients read this key
 * too, so it has no prefix, even in a kit with a name.
 */
const linkKey: StorageKey<{ readonly name: string; readonly href: string }> = {
  name: 'WALLETCONNECT_DEEPLINK_CHOICE',
  prefixed: false,
  fallback: { name: '', href: '' },
  parse: (raw) => {
    if (!isRecord(raw) || !isLongText(raw['name']) || !isLongText(raw['href'])) return undefined
    return { name: raw['name'], href: raw['href'] }
  },
}

const toOrigin = (url = '') => parseUrl(url)?.origin

/**
 * Returns whether a wallet's stored image may be shown, because it contacts only allowed hosts: it
 * is embedded, a custom wallet's, or the directory's (S-65).
 */
function isOwnImage({ directoryUrl, customWallets = [] }: KitConfig, imageUrl: string): boolean {
  if (toAnnouncedIcon(imageUrl) || customWallets.some((own) => own.imageUrl === imageUrl))
    return true
  const origin = toOrigin(imageUrl)
  return origin !== undefined && origin === toOrigin(directoryUrl)
}

/**
 * Removes the image URL of a stored wallet if its host is not allowed, because another page of this
 * origin may have written the entry.
 */
function dropForeignImage(config: KitConfig, wallet: DirectoryWallet): DirectoryWallet {
  const { imageUrl, ...rest } = wallet
  return imageUrl === undefined || isOwnImage(config, imageUrl) ? wallet : rest
}

/** Returns the wallets that the user connected last, newest first. */
export function readRecentWallets({ config, storage }: Kit): readonly DirectoryWallet[] {
  const rows = storage.read(recentWalletsKey)
  const wallets = rows.flatMap((row) => {
    const wallet = parseStoredWallet(row)
    return wallet ? dropForeignImage(config, wallet) : []
  })
  const unique = wallets.filter(
    (wallet, index) => wallets.findIndex(({ id }) => id === wallet.id) === index,
  )
  return unique.slice(0, recentWalletLimit)
}

/**
 * Adds a wallet at the front of the list of recent wallets. A wallet already in the list stays
 * where it is (kit-state §11).
 */
export function storeRecentWallet(kit: Kit, wallet: DirectoryWallet): void {
  const { storage } = kit
  storage.write(recentWalletKey, toStoredWallet(wallet))
  const before = readRecentWallets(kit)
  if (before.some(({ id }) => id === wallet.id)) return
  const recentWallets = [wallet, ...before].slice(0, recentWalletLimit)
  storage.write(recentWalletsKey, recentWallets.map(toStoredWallet))
  kit.connection.setState({ recentWallets: readRecentWallets(kit) })
}

/** Stores the link that opens the connected wallet for later requests. */
export function storeLink(kit: Kit, link: { readonly name: string; readonly href: string }): void {
  kit.storage.write(linkKey, link)
}

/**
 * Removes the link that opens the connected wallet, and the wallet from the recent ones, after the
 * connection has ended (kit-state §6).
 */
export function forgetLink(kit: Kit): void {
  kit.storage.remove(linkKey)
  kit.storage.remove(recentWalletKey)
}
