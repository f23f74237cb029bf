import { showToast } from '@latchkey/kit'
import { setPreferredAccountType } from '@latchkey/kit/auth'
import { Icon, ListItem, RetryIcon, Stack, Text } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useAction } from '../hooks/useAction.ts'
import { useEmbeddedWallet } from '../hooks/useEmbeddedWallet.ts'
import { useLoginText } from '../hooks/useLoginText.ts'
import { wasLeft } from '../login/toLoginReason.ts'
import { List } from './parts/List.tsx'

/** Changes between the two accounts of a login. */
export default function SmartAccountSettings() {
  const { kit } = useKitContext()
  const text = useLoginText()
  const wallet = useEmbeddedWallet()
  const isSmart = wallet?.accountType === 'smartAccount'
  const switching = useAction<void>(async (_, { signal }) => {
    try {
      await setPreferredAccountType(kit, { type: isSmart ? 'eoa' : 'smartAccount', signal })
    } catch (error) {
      if (!signal.aborted && !wasLeft(error)) {
        showToast(kit, { message: text('settings.switchFailed'), variant: 'error' })
      }
      throw error
    }
  })
  if (!wallet) return null
  return (
    <Stack gap={16}>
      <Text role="status" weight={500}>
        {text(isSmart ? 'settings.nowSmartAccount' : 'settings.nowEoa')}
      </Text>
      <Text size="small" tone="muted">
        {text('settings.smartAccountText')}
      </Text>
      <List>
        <li>
          <ListItem
            data-testid="account-toggle-preferred-account-type"
            image={<Icon icon={RetryIcon} />}
            label={text(isSmart ? 'settings.toEoa' : 'settings.toSmartAccount')}
            onSelect={() => switching.run()}
            pending={switching.status === 'pending'}
          />
        </li>
      </List>
    </Stack>
  )
}
