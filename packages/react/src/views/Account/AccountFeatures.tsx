import { Button, Icon, Stack } from '@latchkey/ui'
import { useKitContext } from '../../context/KitContext.ts'
import { listWalletFeatures, type ShownFeature } from '../../features/walletFeatures.ts'
import { useEmbeddedWallet } from '../../hooks/account/useEmbeddedWallet.ts'
import { useKitFacts } from '../../hooks/state/useKitFacts.ts'
import { useAccountText } from '../../messages/accounts.ts'

const none: readonly ShownFeature[] = []

/**
 * Shows a button for each feature of the account, such as send or swap. Renders nothing if the app
 * turns all features off (K-ACC-02).
 */
export function AccountFeatures() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const kind = useEmbeddedWallet() ? 'wallet-features' : 'w3m-account-default'
  const features = useKitFacts(() => listWalletFeatures(kit), none)
  if (features.length === 0) return null
  return (
    <Stack aria-label={text('account.features')} direction="row" gap={8} role="group">
      {features.map(({ id, icon, label, getPage, track }) => (
        <Button
          data-testid={`${kind}-${id}-button`}
          icon={<Icon directional={id === 'send'} icon={icon} />}
          key={id}
          onClick={() => {
            track?.(kit)
            kit.modal.send({ type: 'push', page: getPage(kit) })
          }}
          size="tile"
        >
          {text(label)}
        </Button>
      ))}
    </Stack>
  )
}
