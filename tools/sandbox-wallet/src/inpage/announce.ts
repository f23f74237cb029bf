import { neighbourName, walletIconUri, walletName } from '../personas/walletIcon.ts'

/** Deliberately loose: one persona announces what no wallet should. */
export type Announcement = {
  readonly info: {
    readonly uuid: string
    readonly name: string
    readonly icon: string
    readonly rdns: string
  }
  readonly provider: unknown
} | null

/** The wallet as it presents itself. The uuid is new on every page (EIP-6963). */
export const createAnnouncement = (
  provider: unknown,
  { name, rdns }: { readonly name: string; readonly rdns: string } = own,
): Announcement => ({
  info: Object.freeze({ uuid: crypto.randomUUID(), name, icon: walletIconUri, rdns }),
  provider,
})

const own = { name: walletName, rdns: 'localhost.latchkey.wallet' }

/** What the second wallet of `neighbours` says of itself. */
export const neighbour = { name: neighbourName, rdns: 'localhost.latchkey.harbour' }

/** Announces now, and again whenever a page asks who is there. */
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
