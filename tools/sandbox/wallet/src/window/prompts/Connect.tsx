import { shortenAddress } from '@latchkey/core'
import type { AccountView, Address } from '../../wire.ts'
import { Avatar } from '../Avatar.tsx'

type ConnectProps = {
  readonly accounts: readonly AccountView[]
  readonly chosen: Address
  readonly onChoose: (address: Address) => void
}

/** Which account the site will see. */
export function Connect({ accounts, chosen, onChoose }: ConnectProps) {
  return (
    <>
      <p className="muted">
        The site will see the address and balance of one account and may ask for signatures. It
        cannot move anything by itself.
      </p>
      <fieldset className="choices">
        <legend>Account</legend>
        {accounts.map(({ address, label }) => (
          <label className="row" key={address}>
            <input
              type="radio"
              name="account"
              value={address}
              checked={address === chosen}
              onChange={() => onChoose(address)}
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
