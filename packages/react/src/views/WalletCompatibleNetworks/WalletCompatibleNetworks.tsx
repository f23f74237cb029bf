import { Icon, Stack, Text, WarningIcon } from '@latchkey/ui'
import { useAccountText } from '../../messages/accounts.ts'
import { NetworkImage } from '../../networks/NetworkImage.tsx'
import { useCompatibleNetworks } from '../../networks/useCompatibleNetworks.ts'
import { List } from '../../parts/List.tsx'
import styles from './WalletCompatibleNetworks.module.css'

/** Lists the networks on which the address can receive assets. The rows cannot be selected. */
export function WalletCompatibleNetworks() {
  const text = useAccountText()
  const networks = useCompatibleNetworks()
  return (
    <Stack gap={12}>
      <div className={styles['warning']}>
        <Icon icon={WarningIcon} />
        <Text size="small">{text('networks.compatible')}</Text>
      </div>
      <List>
        {networks.map((network) => (
          <li className={styles['row']} key={network.caipNetworkId}>
            <NetworkImage network={network} />
            <Text as="span" weight={500}>
              <bdi>{network.name}</bdi>
            </Text>
          </li>
        ))}
      </List>
    </Stack>
  )
}
