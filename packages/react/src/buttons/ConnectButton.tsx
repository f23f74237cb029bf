import type { ChainNamespace } from '@latchkey/core'
import { PlainButton, Spinner } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useStatus } from '../hooks/account/useStatus.ts'
import { useIntent } from '../hooks/modal/useIntent.ts'
import { useModalOpen } from '../hooks/modal/useModalOpen.ts'
import { useButtonText } from '../messages/buttons.ts'
import { ThemeRoot } from './ThemeRoot.tsx'
import { toTestId } from './toTestId.ts'

export type ConnectButtonProps = {
  readonly label?: string | undefined
  readonly loadingLabel?: string | undefined
  readonly size?: 'sm' | 'md' | undefined
  readonly disabled?: boolean | undefined
  /** Limits the wallets in the modal to this namespace. */
  readonly namespace?: ChainNamespace | undefined
}

/**
 * Opens the modal on Connect, or closes the open modal. Loads the modal's code on hover, focus or
 * press.
 */
export function ConnectButton(props: ConnectButtonProps) {
  const { label, loadingLabel, size = 'md', disabled, namespace } = props
  const { open, close, prepare } = useKitContext()
  const text = useButtonText()
  const intent = useIntent()
  const modal = useModalOpen()
  const { status } = useStatus(namespace)
  const loading = modal.loading || status === 'connecting'
  const toggle = modal.open ? close : () => open({ view: 'Connect', namespace })
  // The modal is open but its code failed to load. A press then loads the code again, or the page
  // if the code is gone since a release.
  const again = modal.outdated ? () => window.location.reload() : prepare
  const press = modal.open && modal.failed ? again : toggle
  const retryLabel = text(modal.outdated ? 'button.reload' : 'button.tryAgain')
  const ownLabel = modal.failed ? retryLabel : (label ?? text('button.connect'))
  return (
    <ThemeRoot label={label}>
      <PlainButton
        {...intent}
        data-testid={toTestId('connect-button', namespace)}
        disabled={disabled}
        icon={loading && <Spinner size={16} />}
        onClick={loading ? undefined : press}
        pending={loading || modal.arriving}
        size={size === 'md' ? 'medium' : 'small'}
        variant="primary"
      >
        {loading ? (loadingLabel ?? text('button.connecting')) : ownLabel}
      </PlainButton>
    </ThemeRoot>
  )
}
