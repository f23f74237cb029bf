import type { ModalEvent } from '../state/ModalEvent.ts'
import type { Page } from './views.ts'

// Checked by `tsc`: marked lines must not compile, all other lines must.

export const pages: readonly Page[] = [
  { view: 'Connect' },
  { view: 'Connect', data: { addWalletForNamespace: 'solana' } },
  { view: 'SwitchNetwork', data: { caipNetworkId: 'eip155:1' } },
  // @ts-expect-error A view that needs data cannot stand without it.
  { view: 'SwitchNetwork' },
  // @ts-expect-error Data of another view.
  { view: 'SwitchNetwork', data: { connectorId: 'a.wallet', namespace: 'eip155' } },
  { view: 'ConnectingSocial', data: { provider: 'github' } },
  // @ts-expect-error This provider has a page of its own.
  { view: 'ConnectingSocial', data: { provider: 'farcaster' } },
  // @ts-expect-error A view that does not exist.
  { view: 'SendCoins' },
]

// @ts-expect-error An event that needs a page.
export const event: ModalEvent = { type: 'push' }
