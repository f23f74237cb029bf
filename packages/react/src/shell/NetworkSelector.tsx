import { track } from '@latchkey/kit'
import { ChevronDownIcon, Icon } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useText } from '../messages/en.ts'
import { NetworkImage } from '../networks/NetworkImage.tsx'
import styles from './NetworkSelector.module.css'

/**
 * Shows the active network. A press opens the list of networks if there is another one to select.
 */
export function NetworkSelector() {
  const { kit } = useKitContext()
  const text = useText()
  const { caipNetwork } = useNetwork()
  const canChoose = kit.config.networks.length > 1 || !caipNetwork
  const name = caipNetwork?.name ?? text('button.unknownNetwork')
  const openNetworks = () => {
    track(kit, { event: 'CLICK_NETWORKS' })
    kit.modal.send({ type: 'push', page: { view: 'Networks' } })
  }
  return (
    <button
      className={styles['selector']}
      data-testid="w3m-account-select-network"
      disabled={!canChoose}
      onClick={openNetworks}
      type="button"
    >
      <NetworkImage network={caipNetwork} size={24} />
      <span className={styles['spoken']}>{text('modal.chooseNetwork', { network: name })}</span>
      <span aria-hidden="true" className={styles['name']}>
        {name}
      </span>
      {canChoose && <Icon className={styles['chevron']} icon={ChevronDownIcon} size={16} />}
    </button>
  )
}
