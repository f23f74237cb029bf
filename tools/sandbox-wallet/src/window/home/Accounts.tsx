import { shortenAddress } from '@latchkey/core'
import { Avatar } from '../Avatar.tsx'
import { toCurrencyText } from '../toCurrencyText.ts'
import type { Wallet } from './useWallet.ts'

/**
 * Lists the wallet's accounts with their balances on the current network. A click selects an
 * account.
 */
export function Accounts({ view, change }: Wallet) {
  return (
    <section className="card">
      <div className="group-head">
        <h2>Accounts</h2>
        <select
          aria-label="Network"
          className="select"
          value={view.network.chainId}
          onChange={(event) => change('network', { chainId: Number(event.target.value) })}
        >
          {view.networks.some((network) => network.chainId === view.network.chainId) || (
            <option value={view.network.chainId}>{view.network.name}</option>
          )}
          {view.networks.map((network) => (
            <option key={network.chainId} value={network.chainId}>
              {network.name}
            </option>
          ))}
        </select>
      </div>
      <fieldset className="choices">
        <legend className="hidden">Selected account</legend>
        {view.accounts.map(({ address, label, balance }) => (
          <label className="row" key={address}>
            <input
              type="radio"
              name="account"
              checked={address === view.selected}
              onChange={() => change('account', { address }, { selected: address })}
            />
            <Avatar address={address} />
            <span className="row-text">
              <span>{label}</span>
              <span className="mono muted" title={address}>
                {shortenAddress(address)}
              </span>
            </span>
            <span className="row-end">
              {balance === null
                ? 'Unavailable'
                : toCurrencyText(balance, view.network.nativeCurrency)}
            </span>
          </label>
        ))}
      </fieldset>
      <button
        type="button"
        className="button"
        onClick={() => change('lock', { locked: !view.locked })}
      >
        {view.locked ? 'Unlock' : 'Lock'}
      </button>
    </section>
  )
}
