import { getShownPage, type ModalState, type Page, type ViewName } from '@latchkey/modal'
import { isMultiWalletEnabled } from '../features/getFeatures.ts'
import type { Kit } from '../kit/Kit.ts'
import { isRemoteConnector } from '../state/isRemoteConnector.ts'
import { showToast } from '../state/showToast.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'

const addedToast = {
  message: 'New wallet added',
  variant: 'success',
  text: { key: 'toast.walletAdded' },
} as const

/** Views that wait for a wallet's answer to a connection request. */
const connectingViews: readonly ViewName[] = [
  'ConnectingExternal',
  'ConnectingMultiChain',
  'ConnectingWalletConnect',
  'ConnectingWalletConnectBasic',
  'ConnectingSocial',
  'ConnectingFarcaster',
  'EmailVerifyOtp',
  'EmailVerifyDevice',
  'RecoverWallet',
]
/** Views on which the user chooses a wallet. */
const choosingViews: readonly ViewName[] = [
  'AllWallets',
  'ConnectWallets',
  'Connect',
  'Create',
  'EmailLogin',
  'ConnectSocials',
]

export type LeaveOptions = {
  /** Whether the user has just connected an additional wallet. */
  readonly added?: boolean
}

/**
 * Returns whether wallets other than the active one are connected too. A WalletConnect session
 * counts as one wallet, even with several namespaces.
 */
function isBesideOthers(kit: Kit): boolean {
  const keys = kit.connection
    .getState()
    .connections.map(({ namespace, connector }) =>
      isRemoteConnector(connector) ? connector.id : toConnectorKey(namespace, connector.id),
    )
  return new Set(keys).size > 1 && isMultiWalletEnabled(kit)
}

/** Returns the page of the modal from which the user started to connect another wallet. */
function findOriginPage({ stack }: ModalState): Page | undefined {
  const connecting = stack.find((page) => page.view === 'Connect')
  return connecting?.data?.redirectView && { view: connecting.data.redirectView }
}

/**
 * Leaves connect pages of the modal once the wallet is connected. After an additional wallet was
 * connected, shows all wallets (K-PROF-04).
 */
export function leaveFinishedPage(kit: Kit, { added = false }: LeaveOptions = {}): void {
  const state = kit.modal.getState()
  const { view, data } = getShownPage(state)
  if (!state.open) return
  const isConnecting = connectingViews.includes(view)
  const isChoosing = choosingViews.includes(view) && (added || !data)
  const back = added && (isConnecting || isChoosing) ? findOriginPage(state) : undefined
  if (view === 'SIWXSignMessage') kit.modal.send({ type: 'close', connected: true })
  else if (!isConnecting && !isChoosing) return
  else if (back) kit.modal.send({ type: 'reset', page: back })
  else if (added && isBesideOthers(kit)) {
    kit.modal.send({ type: 'reset', page: { view: 'ProfileWallets' } })
    showToast(kit, addedToast)
  } else if (isConnecting) kit.modal.send({ type: 'close', connected: true })
  else if (!isBesideOthers(kit)) kit.modal.send({ type: 'reset', page: { view: 'Account' } })
}
