import { type CaipNetworkId, parseCaipNetworkId } from '@latchkey/core'
import { getShownPage, type ModalState } from '@latchkey/modal'
import type { Kit } from '../../kit/Kit.ts'
import { getAttempts } from '../../kit/runAttempt.ts'
import { isConnected } from '../../state/getActiveConnection.ts'
import { isUnsupportedNetwork } from '../../state/getActiveNetwork.ts'
import { withNetwork } from '../../state/withNetwork.ts'
import { saveConnections } from '../../storage/saveConnections.ts'
import { tellTabs } from '../../tabs/tellTabs.ts'
import { followAccount } from './followAccount.ts'

const findChoice = ({ stack }: ModalState) =>
  stack.findIndex((page) => page.view === 'UnsupportedChain' && page.data?.swap)

/** A person was on their way to swap, and the network could not (K-SWAP-02). */
function isChoosingForSwap(state: ModalState): boolean {
  const { view } = getShownPage(state)
  return findChoice(state) >= 0 && (view === 'UnsupportedChain' || view === 'SwitchNetwork')
}

function enterSwap(kit: Kit, state: ModalState): void {
  kit.modal.send({ type: 'backTo', index: findChoice(state) })
  kit.modal.send({ type: 'replace', page: { view: 'Swap' } })
}

/** Leaves the pages that are about a switch which has happened: closes when it was forced, else goes back. */
function leaveSwitchPage(kit: Kit, wasUnsupported: boolean): void {
  const state = kit.modal.getState()
  const { view } = getShownPage(state)
  if (!state.open || isUnsupportedNetwork(kit)) return
  const connected = isConnected(kit)
  if (isChoosingForSwap(state)) enterSwap(kit, state)
  else if (view === 'UnsupportedChain' || (view === 'SwitchNetwork' && wasUnsupported)) {
    kit.modal.send({ type: 'close', connected })
  } else if (view === 'SwitchNetwork') kit.modal.send({ type: 'back', connected })
}

/**
 * Makes a network the active one of its namespace and leads the modal on: unsupported, sign-in, or away. `quiet` where
 * another tab has said so: it has stored and told that already.
 */
export function moveToNetwork(
  kit: Kit,
  caipNetworkId: CaipNetworkId,
  options: { readonly quiet?: boolean } = {},
): void {
  const { namespace } = parseCaipNetworkId(caipNetworkId)
  if (kit.connection.getState().networks[namespace] === caipNetworkId) return
  const wasUnsupported = isUnsupportedNetwork(kit, { namespace })
  kit.connection.setState((state) => withNetwork(state, namespace, caipNetworkId))
  saveConnections(kit, namespace, { keepsActive: options.quiet === true })
  if (!options.quiet) tellTabs(kit, { type: 'chain', namespace, caipNetworkId })
  // A switch this kit asked for leaves its own pages when the wallet has answered, not on its event.
  if (!getAttempts(kit).has(`switchNetwork:${namespace}`)) finishMove(kit, wasUnsupported)
}

/** Leads the modal on after a change of network. */
export function finishMove(kit: Kit, wasUnsupported: boolean): void {
  leaveSwitchPage(kit, wasUnsupported)
  followAccount(kit).catch(() => undefined) // Reported by toast and state.
}
