import {
  type CaipNetworkId,
  type DirectoryWallet,
  isCaipNetworkId,
  isChainNamespace,
  parseUrl,
  toAnnouncedName,
} from '@latchkey/core'
import type { Wallet } from '../endpoints/projects/getWallets.ts'
import { type Directory, toWalletImageUrl } from './toImageUrl.ts'

/**
 * Returns the URL of a wallet's image. Prefers the directory's own image to one on another host, so
 * that no other host learns of the page (S-65).
 */
function toImage({ image_id, image_url }: Wallet, directory: Directory): string | undefined {
  const own = new URL(directory.baseUrl).origin
  if (image_url && parseUrl(image_url)?.origin === own) return image_url
  return image_id ? toWalletImageUrl(directory, image_id) : undefined
}

function toInjected(injected: Wallet['injected']): DirectoryWallet['injected'] {
  return injected?.map(({ namespace, injected_id }) => ({
    ...(namespace && isChainNamespace(namespace) && { namespace }),
    ...(injected_id && { injectedId: injected_id }),
  }))
}

type Defined<fields> = { readonly [name in keyof fields]?: NonNullable<fields[name]> }

/** Returns the fields without those that are absent, null or empty. */
function pickDefined<fields extends object>(fields: fields): Defined<fields> {
  const given = Object.entries(fields).filter(
    ([, value]) => value !== undefined && value !== null && value !== '',
  )
  return Object.fromEntries(given) as Defined<fields>
}

/** Converts a row of the directory to a wallet of the kit. */
export function toDirectoryWallet(wallet: Wallet, directory: Directory): DirectoryWallet {
  return {
    id: wallet.id,
    name: toAnnouncedName(wallet.name) ?? wallet.id.slice(0, 8),
    ...pickDefined({
      imageUrl: toImage(wallet, directory),
      homepage: wallet.homepage,
      rdns: wallet.rdns,
      chains: wallet.chains?.filter((id): id is CaipNetworkId => isCaipNetworkId(id)),
      certified: wallet.badge_type === 'certified' || undefined,
      mobileLink: wallet.mobile_link,
      desktopLink: wallet.desktop_link,
      webappLink: wallet.webapp_link,
      linkMode: wallet.link_mode,
      appStore: wallet.app_store,
      playStore: wallet.play_store,
      chromeStore: wallet.chrome_store,
      injected: toInjected(wallet.injected),
      supportsWalletConnect: wallet.supports_wc,
      order: wallet.order,
    }),
  }
}
