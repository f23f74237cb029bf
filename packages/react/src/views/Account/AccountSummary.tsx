import { Address, Stack, Text } from '@latchkey/ui'
import type { AppUser } from '../../context/AppUser.ts'
import { useAddressLabels } from '../../hooks/appearance/useAddressLabels.ts'
import { AccountImage } from '../../parts/AccountImage.tsx'
import { AccountBalance } from './AccountBalance.tsx'
import { WalletSwitch } from './WalletSwitch.tsx'

export type AccountSummaryProps = {
  readonly address: string
  /** The app's name for the user, else the label of the account or the name of its profile. */
  readonly label: string | undefined
  /** URL of the profile image. */
  readonly image: string | undefined
  /** The app's signed-in user, whose picture replaces that of the account. */
  readonly user: AppUser | undefined
}

/** Shows the wallet, image, balance, name and address of the account. */
export function AccountSummary({ address, label, image, user }: AccountSummaryProps) {
  const labels = useAddressLabels()
  return (
    <Stack align="center" gap={12}>
      <WalletSwitch />
      <AccountImage
        address={address}
        data-testid="single-account-avatar"
        image={image}
        size={56}
        user={user}
      />
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
