import type { WalletView } from '../../wire/wire.ts'
import { historyNames } from '../texts.ts'

const time = new Intl.DateTimeFormat('en', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
})

/** Lists the wallet's requests with their outcome, newest first. */
export function History({ view }: { readonly view: WalletView }) {
  return (
    <section className="card">
      <h2>History</h2>
      {view.history.length === 0 && <p className="muted">No requests yet.</p>}
      <ol className="history">
        {view.history.map((entry) => (
          <li className="row" key={entry.id}>
            <span className="row-text">
              <span>{historyNames[entry.kind]}</span>
              {entry.detail !== undefined && <span className="mono muted cut">{entry.detail}</span>}
            </span>
            <span className="row-end" data-outcome={entry.outcome}>
              {entry.outcome}
              <span className="muted">{time.format(entry.at)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
