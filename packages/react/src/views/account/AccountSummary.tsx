import { Address, Avatar, Stack, Text } from '@latchkey/ui'
import { useAddressLabels } from '../../hooks/useAddressLabels.ts'
import { AccountBalance } from './AccountBalance.tsx'
import { WalletSwitch } from './WalletSwitch.tsx'

export type AccountSummaryProps = {
  readonly address: string
  /** The name a person has given it. */
  readonly label: string | undefined
}

/** Whose account it is and what is on it. */
export function AccountSummary({ address, label }: AccountSummaryProps) {
  const labels = useAddressLabels()
  return (
    <Stack align="center" gap={12}>
      <WalletSwitch />
      <Avatar data-testid="single-account-avatar" seed={address} size={56} />
      <Stack align="center" gap={4}>
        <AccountBalance />
        {label && (
          <Text as="div" data-testid="account-name" title={label} truncate>
            <bdi>{label}</bdi>
          </Text>
        )}
        <Address labels={labels} value={address} />
      </Stack>
    </Stack>
  )
}
