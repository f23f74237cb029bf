import { shortenAddress } from '@latchkey/core'
import type { OtherBalances, WalletView } from '../../wire/wire.ts'
import { toCurrencyText } from '../toCurrencyText.ts'

/** Shows the wallet's balances on Solana and Bitcoin networks, each in a collapsible section. */
export function OtherNetworks({ view }: { readonly view: WalletView }) {
  if (view.others.length === 0) return null
  return (
    <section className="card">
      <h2>Other networks</h2>
      {view.others.map((network) => (
        <Network key={network.caipNetworkId} network={network} view={view} />
      ))}
    </section>
  )
}

type NetworkProps = { readonly network: OtherBalances; readonly view: WalletView }

function Network({ network: { name, currency, amounts }, view }: NetworkProps) {
  const toText = (amount: string | null | undefined) =>
    typeof amount === 'string' ? toCurrencyText(amount, currency) : 'Unavailable'
  const selected = view.accounts.findIndex(({ address }) => address === view.selected)
  return (
    <details>
      <summary>
        {name}, {toText(amounts[selected]?.amount)}
      </summary>
      <ul>
        {amounts.map(({ address, amount }, index) => (
          <li className="row" key={address}>
            <span className="row-text">
              <span>{view.accounts[index]?.label}</span>
              <span className="mono muted" title={address}>
                {shortenAddress(address)}
              </span>
            </span>
            <span className="row-end">{toText(amount)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}
