import { ModalClosedError, parseCaipNetworkId } from '@latchkey/core'
import type { ModalState, WantedSend } from '@latchkey/modal'
import type { Kit } from '../kit/Kit.ts'
import { getSendRuns, type SendTokenReturnType } from '../send/sendOutbox.ts'
import { openModal } from './openModal.ts'

export type OpenSendParameters = Omit<WantedSend, 'requestId'>

const isWaiting = ({ open, stack }: ModalState, requestId: string) =>
  open && stack.some(({ view, data }) => view === 'WalletSend' && data?.requestId === requestId)

/**
 * Opens the modal on a transfer that the app requests. The user sends it unchanged or closes the
 * modal. The network becomes active first. After sending, the modal shows WalletSendConfirmed.
 *
 * @returns The result once the wallet has sent the transfer, even if the user has closed the modal
 * meanwhile.
 * @throws {ModalClosedError} The user left before the wallet was prompted, or the transfer is
 * impossible and a toast says why.
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
      // A transfer that the wallet has received counts, whichever page is open, because money is
      // involved.
      if (sending) sending.then(resolve, reject)
      else reject(new ModalClosedError())
    }
    const stop = kit.modal.subscribe(settle)
    settle(kit.modal.getState())
  })
}
