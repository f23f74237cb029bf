import { shortenAddress } from '@latchkey/core'
import type { AccountButtonProps } from '../context/AccountButtonProps.ts'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/account/useAccount.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useThemeRoot } from '../hooks/appearance/useThemeRoot.ts'
import { useIntent } from '../hooks/modal/useIntent.ts'
import { useSlice } from '../hooks/state/useSlice.ts'
import { useButtonText } from '../messages/buttons.ts'
import { NetworkImage } from '../networks/NetworkImage.tsx'
import { AccountImage } from '../parts/AccountImage.tsx'
import styles from './AccountButton.module.css'
import { ButtonBalance } from './ButtonBalance.tsx'
import { toTestId } from './toTestId.ts'

/**
 * Shows the active account and opens the account view. On an unsupported network it shows a warning
 * and opens the list of networks. While the wallet is locked, it shows that in place of the balance. A ring marks an account whose sign-in cannot be
 * checked.
 */
export function AccountButton(props: AccountButtonProps) {
  const { disabled, balance = 'show', size = 'md', charsStart = 4, charsEnd = 6, namespace } = props
  const { kit, open, user } = useKitContext()
  const intent = useIntent()
  const theme = useThemeRoot()
  const { address, addressLabels, isLocked, profileName, profileImage } = useAccount({ namespace })
  const { caipNetwork, isUnsupported } = useNetwork({ namespace })
  const isUnchecked = useSlice(
    kit.connection,
    ({ signIn, activeNamespace }) =>
      signIn === 'unreachable' && (!namespace || namespace === activeNamespace),
    false,
  )
  if (!address) return null
  // The app's name for the user comes first, then the label that the user gave the account, the
  // profile name and the shortened address.
  const label = user?.name ?? addressLabels[address] ?? profileName
  return (
    <span {...theme} data-testid="appkit-account-button">
      <button
        {...intent}
        className={styles['button']}
        data-size={size}
        data-testid={toTestId('account-button', namespace)}
        data-unsupported={isUnsupported || undefined}
        disabled={disabled}
        onClick={() => open({ view: isUnsupported ? 'UnsupportedChain' : 'Account', namespace })}
        type="button"
      >
        {isUnsupported ? (
          <Unsupported />
        ) : (
          <AccountImage
            address={address}
            className={styles['avatar']}
            image={profileImage}
            user={user}
            size={size === 'md' ? 32 : 24}
          />
        )}
        {isUnchecked && <Unchecked />}
        <span className={styles['address']} data-named={label && true} title={label}>
          <bdi>{label ?? shortenAddress(address, charsStart, charsEnd)}</bdi>
        </span>
        {!isUnsupported && (
          <span className={styles['funds']}>
            <NetworkImage network={caipNetwork} size={20} />
            {isLocked ? <Locked /> : balance === 'show' && <ButtonBalance namespace={namespace} />}
          </span>
        )}
      </button>
    </span>
  )
}

function Locked() {
  const text = useButtonText()
  return <span data-testid="account-button-locked">{text('button.locked')}</span>
}

function Unchecked() {
  const unchecked = useButtonText()('button.signInUnchecked')
  return <span aria-label={unchecked} className={styles['mark']} role="img" title={unchecked} />
}

function Unsupported() {
  const text = useButtonText()
  return (
    <span className={styles['warning']} data-testid="wui-account-button-unsupported-chain">
      {text('button.switchNetwork')}
    </span>
  )
}
