import { shortenAddress } from '@latchkey/core'
import type { AccountView, Prompt } from '../../wire/wire.ts'
import { Avatar } from '../Avatar.tsx'
import type { PromptChoice } from './PromptChoice.ts'

type ApproveSessionProps = {
  readonly prompt: Extract<Prompt, { kind: 'approve-session' }>
  readonly accounts: readonly AccountView[]
  readonly choice: PromptChoice
  readonly onChange: (choice: PromptChoice) => void
}

const toggle = <item,>(list: readonly item[], item: item): readonly item[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item]

/** Shows a WalletConnect session proposal, and lets the user choose its networks and accounts. */
export function ApproveSession({ prompt, accounts, choice, onChange }: ApproveSessionProps) {
  const { accounts: chosen = [], chains = [] } = choice
  return (
    <>
      <p className="muted">
        The app will see addresses and balances on these networks and may ask for signatures. It
        cannot move anything by itself.
      </p>
      <fieldset className="choices">
        <legend>Networks</legend>
        {prompt.chains.map(({ caipNetworkId, name, isSupported, isRequired }) => (
          <label className="row low" key={caipNetworkId} data-off={!isSupported}>
            <input
              type="checkbox"
              checked={chains.includes(caipNetworkId)}
              disabled={!isSupported || isRequired}
              onChange={() => onChange({ ...choice, chains: toggle(chains, caipNetworkId) })}
            />
            <span className="row-text">
              <bdi>{name}</bdi>
              {!isSupported && <span className="muted">Not available in this wallet</span>}
              {isRequired && <span className="muted">Required by the app</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <fieldset className="choices">
        <legend>Accounts</legend>
        {accounts.map(({ address, label }) => (
          <label className="row" key={address}>
            <input
              type="checkbox"
              checked={chosen.includes(address)}
              onChange={() => onChange({ ...choice, accounts: toggle(chosen, address) })}
            />
            <Avatar address={address} />
            <span className="row-text">
              <span>{label}</span>
              <span className="mono muted" title={address}>
                {shortenAddress(address)}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
    </>
  )
}
