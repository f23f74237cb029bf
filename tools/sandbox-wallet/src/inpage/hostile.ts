import type { EthereumProvider } from '../wallets/eip155/imitateProvider.ts'
import type { Announcement } from './announce.ts'

/**
 * A malicious wallet name for tests: it reorders and hides text, injects markup, and is far too
 * long.
 */
export const hostileName = `\u202e<img src=x onerror="globalThis.hostileRan=1">\u200b\u2066Wallet\u2069 ${'very '.repeat(80)}long`
const scripted =
  '<svg xmlns="http://www.w3.org/2000/svg" onload="globalThis.hostileRan=1" viewBox="0 0 8 8"><script>globalThis.hostileRan=1</script><rect width="8" height="8" fill="#b3261e"/></svg>'

/** A malicious wallet icon for tests: it runs a script if a page inserts it as markup. */
export const hostileIcon = `data:image/svg+xml,${encodeURIComponent(scripted)}`

/**
 * Creates malicious EIP-6963 announcements for tests. A kit must list the first two, which work and
 * have ugly names and icons, and ignore all others.
 */
export function createHostileAnnouncements(provider: EthereumProvider): readonly Announcement[] {
  const uuid = () => crypto.randomUUID()
  return [
    {
      info: {
        uuid: uuid(),
        name: hostileName,
        icon: hostileIcon,
        rdns: 'not a domain/../<b>',
      },
      provider,
    },
    {
      info: {
        uuid: uuid(),
        name: 'Hostile icon',
        icon: 'data:text/html,<script>globalThis.hostileRan=1</script>',
        rdns: 'localhost.latchkey.hostile',
      },
      provider,
    },
    {
      info: {
        uuid: uuid(),
        name: 'Huge icon',
        icon: `data:image/png;base64,${'A'.repeat(200_000)}`,
        rdns: 'localhost.latchkey.huge',
      },
      provider,
    },
    {
      get info(): never {
        throw new Error('hostile getter')
      },
      provider,
    },
    {
      info: { uuid: 'no-uuid', name: 'No uuid', icon: '', rdns: 'localhost.latchkey.nouuid' },
      provider,
    },
    {
      info: { uuid: uuid(), name: 'No request', icon: '', rdns: 'localhost.latchkey.norequest' },
      provider: {},
    },
    null,
  ]
}
