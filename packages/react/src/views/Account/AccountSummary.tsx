import { Address, Stack, Text } from '@latchkey/ui'
import { useAddressLabels } from '../../hooks/appearance/useAddressLabels.ts'
import { AccountImage } from '../../parts/AccountImage.tsx'
import { AccountBalance } from './AccountBalance.tsx'
import { WalletSwitch } from './WalletSwitch.tsx'

export type AccountSummaryProps = {
  readonly address: string
  /** The label that the user gave the account, or else the name of its profile. */
  readonly label: string | undefined
  /** URL of the profile image. */
  readonly image: string | undefined
}

/** Shows the wallet, image, balance, name and address of the account. */
export function AccountSummary({ address, label, image }: AccountSummaryProps) {
  const labels = useAddressLabels()
  return (
    <Stack align="center" gap={12}>
      <WalletSwitch />
      <AccountImage address={address} data-testid="single-account-avatar" image={image} size={56} />
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
