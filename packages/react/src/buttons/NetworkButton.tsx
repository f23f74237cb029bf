import { track } from '@latchkey/kit'
import { Button, Image } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useAccount } from '../hooks/account/useAccount.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useIntent } from '../hooks/modal/useIntent.ts'
import { useModalOpen } from '../hooks/modal/useModalOpen.ts'
import { useButtonText } from '../messages/buttons.ts'
import { ThemeRoot } from './ThemeRoot.tsx'

export type NetworkButtonProps = {
  readonly disabled?: boolean | undefined
  /** Text of the button while no network is active. */
  readonly label?: string | undefined
}

/** Shows the active network and opens the list of networks. */
export function NetworkButton({ disabled, label }: NetworkButtonProps) {
  const { kit, open } = useKitContext()
  const intent = useIntent()
  const { loading } = useModalOpen()
  const { caipNetwork } = useNetwork()
  const shown = useNetworkLabel(label)
  // Uses only images from the app's config, because the kit sends no request to the wallet
  // directory before the user shows intent (K-INIT-13).
  const image =
    caipNetwork && (kit.config.chainImages?.[caipNetwork.id] ?? caipNetwork.assets?.imageUrl)
  const openNetworks = () => {
    track(kit, { event: 'CLICK_NETWORKS' })
    open({ view: 'Networks' })
  }
  return (
    <ThemeRoot label={label}>
      <Button
        {...intent}
        data-testid="w3m-network-button"
        disabled={disabled || loading}
        icon={<Image fallback={caipNetwork?.name} shape="round" size={20} src={image} />}
        onClick={openNetworks}
      >
        <span data-testid="wui-network-button">{shown}</span>
      </Button>
    </ThemeRoot>
  )
}

function useNetworkLabel(label: string | undefined): string {
  const text = useButtonText()
  const { isConnected } = useAccount()
  const { caipNetwork, isUnsupported } = useNetwork()
  if (isUnsupported) return text('button.switchNetwork')
  if (caipNetwork) return caipNetwork.name
  if (label) return label
  return isConnected ? text('button.unknownNetwork') : text('button.selectNetwork')
}
