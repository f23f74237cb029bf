import { copyText, shortenAddress } from '@latchkey/core'
import { showToast } from '@latchkey/kit'
import { Button, CopyIcon, FullAddress, Icon, QrCode, Stack, Text } from '@latchkey/ui'
import { useEffect } from 'react'
import { useKitContext } from '../../context/KitContext.ts'
import { useAccount } from '../../hooks/account/useAccount.ts'
import { useNetwork } from '../../hooks/account/useNetwork.ts'
import { RecoveryNotice } from '../../login/RecoveryNotice.tsx'
import { useAccountText } from '../../messages/accounts.ts'
import { NetworkImage } from '../../networks/NetworkImage.tsx'
import { ReceiveNetworks } from './ReceiveNetworks.tsx'
import styles from './WalletReceive.module.css'

/**
 * Shows the address of the active account as a QR code and as text. For a wallet without recovery, a
 * notice offers to set it up (S-35).
 */
export function WalletReceive() {
  const { kit } = useKitContext()
  const text = useAccountText()
  const { address } = useAccount()
  const noAccount = text('receive.nobody')
  useEffect(() => {
    if (!address) showToast(kit, { message: noAccount, variant: 'error' })
  }, [kit, address, noAccount])
  return address ? <OwnAddress address={address} key={address} /> : null
}

type AddressProps = { readonly address: string }

function OwnAddress({ address }: AddressProps) {
  const text = useAccountText()
  const copy = useCopy(address)
  return (
    <Stack align="center" gap={16}>
      <Chip address={address} onCopy={copy} />
      <QrCode
        alt={text('receive.code')}
        className={styles['code']}
        data-testid="wui-qr-code"
        value={address}
      />
      <Text align="center" as="div" size="small">
        <FullAddress data-testid="receive-full-address" value={address} />
      </Text>
      <Button icon={<Icon icon={CopyIcon} />} onClick={copy} size="large" variant="primary" wide>
        {text('receive.copy')}
      </Button>
      <RecoveryNotice />
      <ReceiveNetworks />
    </Stack>
  )
}

type ChipProps = AddressProps & { readonly onCopy: () => void }

/**
 * Button with the network and the name of the account, or else its shortened address (K-REC-02). A
 * press copies the address.
 */
function Chip({ address, onCopy }: ChipProps) {
  const text = useAccountText()
  const { addressLabels, profileName } = useAccount()
  const { caipNetwork } = useNetwork()
  const name = addressLabels[address] ?? profileName ?? shortenAddress(address)
  return (
    <Button
      aria-label={`${name}, ${text('receive.copy')}`}
      data-testid="receive-address"
      icon={<NetworkImage network={caipNetwork} size={20} />}
      onClick={onCopy}
      size="small"
      trailing={<Icon icon={CopyIcon} size={16} />}
    >
      <bdi>{name}</bdi>
    </Button>
  )
}

function useCopy(address: string): () => void {
  const { kit } = useKitContext()
  const text = useAccountText()
  return async () => {
    const copied = await copyText(address)
    showToast(kit, {
      message: text(copied ? 'account.copied' : 'account.copyFailed'),
      variant: copied ? 'success' : 'error',
    })
  }
}
