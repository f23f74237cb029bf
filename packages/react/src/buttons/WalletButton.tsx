import type { ChainNamespace } from '@latchkey/core'
import { PlainButton, Spinner } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useButtonText } from '../messages/buttons.ts'
import { walletButtonTexts } from '../messages/walletButtons.ts'
import type { ConnectTarget } from './connectBy.ts'
import { ThemeRoot } from './ThemeRoot.tsx'
import { useWalletButton } from './useWalletButton.ts'

export type WalletButtonProps = {
  readonly wallet: ConnectTarget
  /** Text of the button. Default: the name of the wallet. */
  readonly label?: string | undefined
  readonly size?: 'sm' | 'md' | undefined
  readonly namespace?: ChainNamespace | undefined
}

const names: Readonly<Record<string, string>> = {
  walletConnect: 'WalletConnect',
  email: 'Email',
  x: 'X',
  metamask: 'MetaMask',
  okx: 'OKX',
  github: 'GitHub',
}

/** Converts an alias to a name: `magic-eden` becomes "Magic Eden". */
function toName(wallet: string): string {
  const words = wallet.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1))
  return names[wallet] ?? words.join(' ')
}

/**
 * Connects one wallet, a social network, e-mail, or any wallet by QR code. Disabled while an
 * account is connected.
 */
export function WalletButton({ wallet, label, size = 'md', namespace }: WalletButtonProps) {
  const text = useButtonText()
  const { messages } = useKitContext()
  const loading = messages?.['button.loading'] ?? walletButtonTexts['button.loading']
  const { connect, prepare, isReady, isPending, isError } = useWalletButton({ namespace })
  const own = label ?? toName(wallet)
  return (
    <ThemeRoot label={label}>
      <PlainButton
        data-error={isError || undefined}
        data-testid={`wallet-button-${wallet}`}
        disabled={!isReady && !isPending}
        icon={isPending && <Spinner size={16} />}
        onClick={() => connect(wallet)}
        onFocus={prepare}
        onPointerDown={prepare}
        onPointerEnter={prepare}
        pending={isPending}
        size={size === 'md' ? 'medium' : 'small'}
      >
        {isPending ? loading : isError ? text('button.tryAgain') : own}
      </PlainButton>
    </ThemeRoot>
  )
}
