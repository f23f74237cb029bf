import type { Peer } from '../wire/wire.ts'
import { PeerIcon } from './PeerIcon.tsx'
import { toVisibleText } from './toVisibleText.ts'

const warnings = {
  unknown: undefined,
  invalid:
    'This request comes from a different page than the app names. Reject it unless you know why.',
  scam: 'This app is known for fraud. Reject the request.',
} as const

/**
 * Shows the name and URL that an app claims by WalletConnect, with a note that they are not
 * verified.
 */
export function PeerHead({ peer }: { readonly peer: Peer }) {
  const warning = warnings[peer.verification]
  return (
    <section className="peer">
      <PeerIcon peer={peer} />
      <div className="row-text">
        <bdi className="peer-name">{toVisibleText(peer.name)}</bdi>
        <bdi className="muted peer-url">{toVisibleText(peer.url)}</bdi>
      </div>
      {warning === undefined ? (
        <p className="muted peer-note">
          Not verified. Name and address are what the app says of itself.
        </p>
      ) : (
        <p className="warning peer-note" role="alert">
          {warning}
        </p>
      )}
    </section>
  )
}
