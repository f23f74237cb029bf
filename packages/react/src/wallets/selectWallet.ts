import type { ConnectorInfo } from '@latchkey/core'
import { type Kit, track } from '@latchkey/kit'

/** Goes on with a wallet a person has chosen. */
export function selectWallet(
  kit: Kit,
  parameters: {
    readonly wallet: ConnectorInfo
    readonly displayIndex: number
    readonly view: string
  },
): void {
  const { wallet, displayIndex, view } = parameters
  const { id: connectorId, name, namespace } = wallet
  track(kit, {
    event: 'SELECT_WALLET',
    properties: { name, platform: 'browser', displayIndex, view },
  })
  kit.modal.send({
    type: 'push',
    page: { view: 'ConnectingExternal', data: { connectorId, namespace } },
  })
}
