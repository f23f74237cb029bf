import { neighbourName, walletIconUri, walletName } from '../personas/walletIcon.ts'

/** An EIP-6963 announcement. The type allows invalid values, because one persona sends such. */
export type Announcement = {
  readonly info: {
    readonly uuid: string
    readonly name: string
    readonly icon: string
    readonly rdns: string
  }
  readonly provider: unknown
} | null

/** Creates an announcement of the wallet. Each page gets a new uuid, as EIP-6963 demands. */
export const createAnnouncement = (
  provider: unknown,
  { name, rdns }: { readonly name: string; readonly rdns: string } = own,
): Announcement => ({
  info: Object.freeze({ uuid: crypto.randomUUID(), name, icon: walletIconUri, rdns }),
  provider,
})

const own = { name: walletName, rdns: 'localhost.latchkey.wallet' }

/** Name and rdns of the second wallet of the persona `neighbours`. */
export const neighbour = { name: neighbourName, rdns: 'localhost.latchkey.harbour' }

/** Announces wallets immediately, and again whenever the page requests it. */
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
