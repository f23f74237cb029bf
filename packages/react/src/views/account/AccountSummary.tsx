import { shortenAddress } from '@latchkey/core'
import { showToast } from '@latchkey/kit'
import { Avatar, CopyIcon, Icon, Skeleton, Stack, Text, Tooltip } from '@latchkey/ui'
import { NativeBalance } from '../../balance/NativeBalance.tsx'
import { useKitContext } from '../../context/KitContext.ts'
import { useAction } from '../../hooks/useAction.ts'
import { useText } from '../../hooks/useText.ts'
import styles from './AccountSummary.module.css'

/** Whose account it is and what is on it. */
export function AccountSummary({ address }: { readonly address: string }) {
  const text = useText()
  return (
    <Stack align="center" gap={12}>
      <Avatar data-testid="single-account-avatar" seed={address} size={56} />
      <Stack align="center" gap={4}>
        <Text as="div" className={styles['balance']} size="display" tabular weight={500}>
          <NativeBalance
            waiting={
              <span aria-label={text('account.loadingBalance')} role="img">
                <Skeleton className={styles['waiting']} shape="title" />
              </span>
            }
          />
        </Text>
        <CopyAddress address={address} />
      </Stack>
    </Stack>
  )
}

function CopyAddress({ address }: { readonly address: string }) {
  const { kit } = useKitContext()
  const text = useText()
  const copy = useAction(async () => {
    try {
      await navigator.clipboard.writeText(address)
      showToast(kit, { message: text('account.copied'), variant: 'success' })
    } catch {
      showToast(kit, { message: text('account.copyFailed'), variant: 'error' })
    }
  })
  return (
    <Tooltip text={address}>
      {(trigger) => (
        <button
          {...trigger}
          aria-label={`${text('account.copyAddress')}: ${shortenAddress(address)}`}
          className={styles['address']}
          onClick={() => copy.run()}
          type="button"
        >
          {shortenAddress(address)}
          <Icon icon={CopyIcon} size={16} />
        </button>
      )}
    </Tooltip>
  )
}
