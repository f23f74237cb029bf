import { ModalClosedError, parseCaipNetworkId } from '@latchkey/core'
import type { ModalState, WantedSend } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { getSendRuns, type SendTokenReturnType } from '../send/sendOutbox.ts'
import { openModal } from './openModal.ts'

export type OpenSendParameters = Omit<WantedSend, 'requestId'>

const isWaiting = ({ open, stack }: ModalState, requestId: string) =>
  open && stack.some(({ view, data }) => view === 'WalletSend' && data?.requestId === requestId)

/**
 * Opens the modal on what the app wants sent, which the person can send as it is or leave. The network becomes the active
 * one first. Sent, the modal shows WalletSendConfirmed.
 *
 * @returns Once the wallet has sent it, also where the person has left meanwhile.
 * @throws {ModalClosedError} The person left before the wallet was asked, or something speaks against it: a toast says what.
 */
export function openSend(kit: Kit, parameters: OpenSendParameters): Promise<SendTokenReturnType> {
  const requestId = kit.ports.randomId()
  const { namespace } = parseCaipNetworkId(parameters.caipNetworkId)
  openModal(kit, { view: 'WalletSend', data: { ...parameters, requestId }, namespace })
  return new Promise((resolve, reject) => {
    const settle = (state: ModalState) => {
      if (isWaiting(state, requestId)) return
      stop()
      const sending = getSendRuns(kit).get(requestId)
      // It is about money: what the wallet was asked counts, whatever page is shown.
      if (sending) sending.then(resolve, reject)
      else reject(new ModalClosedError())
    }
    const stop = kit.modal.subscribe(settle)
    settle(kit.modal.getState())
  })
}
