import type { Peer } from '../../wire/wire.ts'

const LONGEST_TEXT = 200

type Metadata = {
  readonly name: string
  readonly description: string
  readonly url: string
  readonly icons: readonly string[]
}

type Verified = {
  readonly verified: { readonly validation: string; readonly isScam?: boolean | undefined }
}

const cut = (text: unknown) => (typeof text === 'string' ? text.slice(0, LONGEST_TEXT) : '')

/**
 * Returns whether the wallet's pages may load an app's icon: one from the sandbox, or a data URL.
 */
function isOwnIcon(icon: unknown, appOrigin: string): icon is string {
  if (typeof icon !== 'string' || icon.length > 50_000 || !URL.canParse(icon)) return false
  if (/^data:image\/(png|jpeg|webp|svg\+xml)[;,]/.test(icon)) return true
  return new URL(icon).origin === appOrigin
}

/**
 * Reads the metadata that an app claims by WalletConnect. A successful verification is not shown,
 * because the wallet never contacts the service that could confirm it.
 */
export function toPeer(metadata: Metadata, appOrigin: string, context?: Verified): Peer {
  const icon = metadata.icons?.find((candidate) => isOwnIcon(candidate, appOrigin))
  const { validation, isScam } = context?.verified ?? { validation: 'UNKNOWN', isScam: false }
  const verification = isScam ? 'scam' : validation === 'INVALID' ? 'invalid' : 'unknown'
  return {
    name: cut(metadata.name) || 'An app without a name',
    description: cut(metadata.description),
    url: cut(metadata.url),
    verification,
    ...(icon !== undefined && { icon }),
  }
}

/** Returns the origin that an app claims, or a placeholder if it claims none. */
export function toClaimedOrigin({ url }: Peer): string {
  if (!URL.canParse(url)) return 'walletconnect:unknown'
  const { origin, protocol } = new URL(url)
  return protocol === 'https:' || protocol === 'http:' ? origin : 'walletconnect:unknown'
}
