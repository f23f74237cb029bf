import { shortenAddress } from '@latchkey/core'
import type { AccountView, Address, WalletNamespace } from '../../wire/wire.ts'
import { Avatar } from '../Avatar.tsx'

type ConnectProps = {
  readonly accounts: readonly AccountView[]
  /** Namespace of the addresses that the approval page shows. */
  readonly namespace: WalletNamespace
  readonly chosen: Address | undefined
  readonly onChoose: (address: Address) => void
}

function toShownAddress(account: AccountView, namespace: WalletNamespace): string {
  if (namespace === 'solana') return account.solana
  return namespace === 'bip122' ? (account.bitcoin[0]?.address ?? '') : account.address
}

/** Lets the user choose the account that the site will see. */
export function Connect({ accounts, namespace, chosen, onChoose }: ConnectProps) {
  return (
    <>
      <p className="muted">
        The site will see the address and balance of one account and may ask for signatures. It
        cannot move anything by itself.
      </p>
      <fieldset className="choices">
        <legend>Account</legend>
        {accounts.map((account) => {
          const { address, label } = account
          const shown = toShownAddress(account, namespace)
          return (
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
                <span className="mono muted" title={shown}>
                  {shortenAddress(shown)}
                </span>
              </span>
            </label>
          )
        })}
      </fieldset>
    </>
  )
}
