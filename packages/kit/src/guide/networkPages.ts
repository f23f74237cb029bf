import type { CaipNetworkId } from '@latchkey/core'
import { getShownPage, type ModalState } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { isConnected } from '../state/getActiveConnection.ts'
import { isUnsupportedNetwork } from '../state/getActiveNetwork.ts'
import { showPage } from './showPage.ts'

/** Shows the page for an unsupported network, unless the modal already shows it. */
export function showUnsupportedNetwork(kit: Kit, caipNetworkId: CaipNetworkId): void {
  const { open, stack } = kit.modal.getState()
  if (open && stack.some(({ view }) => view === 'UnsupportedChain')) return
  showPage(kit, { view: 'UnsupportedChain', data: { caipNetworkId } })
}

const findChoice = ({ stack }: ModalState) =>
  stack.findIndex((page) => page.view === 'UnsupportedChain' && page.data?.swap)

/**
 * Returns whether the user came to the network list from a swap, because the previous network does
 * not support swaps (K-SWAP-02).
 */
function isChoosingForSwap(state: ModalState): boolean {
  const { view } = getShownPage(state)
  return findChoice(state) >= 0 && (view === 'UnsupportedChain' || view === 'SwitchNetwork')
}

function enterSwap(kit: Kit, state: ModalState): void {
  kit.modal.send({ type: 'backTo', index: findChoice(state) })
  kit.modal.send({ type: 'replace', page: { view: 'Swap' } })
}

/**
 * Leaves the network list, or the page for an unsupported network, after a network switch. If the
 * previous network was unsupported, closes the modal; otherwise goes back.
 *
 * @param wasUnsupported - Whether the network before the switch was unsupported.
 */
export function leaveNetworkSwitch(kit: Kit, wasUnsupported: boolean): void {
  const state = kit.modal.getState()
  const { view } = getShownPage(state)
  if (!state.open || isUnsupportedNetwork(kit)) return
  const connected = isConnected(kit)
  if (isChoosingForSwap(state)) enterSwap(kit, state)
  else if (view === 'UnsupportedChain' || (view === 'SwitchNetwork' && wasUnsupported))
    kit.modal.send({ type: 'close', connected })
  else if (view === 'SwitchNetwork') kit.modal.send({ type: 'back', connected })
}
