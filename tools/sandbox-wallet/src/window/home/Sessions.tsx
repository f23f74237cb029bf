import type { SessionView } from '../../wire/wire.ts'
import { PeerIcon } from '../PeerIcon.tsx'
import { toVisibleText } from '../toVisibleText.ts'
import type { Wallet } from './useWallet.ts'

const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short' })

const toDetail = ({ chains, expiresAt }: SessionView) => {
  const networks = chains.length === 1 ? '1 network' : `${chains.length} networks`
  return `${networks}, until ${day.format(expiresAt)}`
}

/** Lists the apps connected by WalletConnect, each with a button to disconnect. */
export function Sessions({ view, change }: Wallet) {
  return (
    <section className="card">
      <h2>Connected apps</h2>
      {view.sessions.length === 0 && <p className="muted">None yet.</p>}
      <ul>
        {view.sessions.map((session) => (
          <li className="row" key={session.topic}>
            <PeerIcon peer={session.peer} />
            <span className="row-text">
              <bdi className="cut">{toVisibleText(session.peer.name)}</bdi>
              <span className="muted">{toDetail(session)}</span>
            </span>
            <button
              type="button"
              className="button small"
              aria-label={`Disconnect ${session.peer.name}`}
              onClick={() => change('end-session', { topic: session.topic })}
            >
              Disconnect
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
