import { neighbourName, walletIconUri, walletName } from '../personas/walletIcon.ts'

/**
 * An EIP-6963 announcement of a wallet. The type allows invalid values, because the wallet
 * behaviour `hostile` sends them.
 */
export type Announcement = {
  readonly info: {
    readonly uuid: string
    readonly name: string
    readonly icon: string
    readonly rdns: string
  }
  readonly provider: unknown
} | null

/**
 * Creates an EIP-6963 announcement of the sandbox wallet. Each page gets a new uuid, as the
 * standard demands.
 */
export const createAnnouncement = (
  provider: unknown,
  { name, rdns }: { readonly name: string; readonly rdns: string } = own,
): Announcement => ({
  info: Object.freeze({ uuid: crypto.randomUUID(), name, icon: walletIconUri, rdns }),
  provider,
})

const own = { name: walletName, rdns: 'localhost.latchkey.wallet' }

/** Name and EIP-6963 rdns of the second wallet, which the behaviour `neighbours` adds to a page. */
export const neighbour = { name: neighbourName, rdns: 'localhost.latchkey.harbour' }

/** Announces wallets by EIP-6963, immediately and again whenever the page requests it. */
export function announce(announcements: readonly Announcement[]): void {
  const dispatch = () => {
    for (const detail of announcements)
      window.dispatchEvent(
        new CustomEvent('eip6963:announceProvider', { detail: detail && Object.freeze(detail) }),
      )
  }
  window.addEventListener('eip6963:requestProvider', dispatch)
  dispatch()
}
