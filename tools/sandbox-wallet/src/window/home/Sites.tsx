import type { Wallet } from './useWallet.ts'

/** Lists the sites connected to the wallet, each with a button to disconnect. */
export function Sites({ view, change }: Wallet) {
  return (
    <section className="card">
      <h2>Connected sites</h2>
      {view.sites.length === 0 && (
        <p className="muted">
          None yet. Open <a href={view.appOrigin}>the app</a> and connect.
        </p>
      )}
      <ul>
        {view.sites.map(({ origin, accounts }) => (
          <li className="row" key={origin}>
            <span className="row-text">
              <bdi>{origin}</bdi>
              <span className="muted">
                {accounts.length === 1 ? '1 account' : `${accounts.length} accounts`}
              </span>
            </span>
            <button
              type="button"
              className="button small"
              onClick={() => change('disconnect', { origin })}
            >
              Disconnect
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
