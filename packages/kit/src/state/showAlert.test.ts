import { expect, test } from 'vitest'
import { connect } from '../connect/connect.ts'
import { alertTexts, projectAlerts } from '../kit/AlertsState.ts'
import { openModal } from '../start/openModal.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { fakeWallet } from '../testing/fakeWallet.ts'
import { closeAlerts } from './closeAlerts.ts'
import { closeAlert, showAlert } from './showAlert.ts'

test('K-EVT-06: an alert shows its catalogue text once per code and kit, and can be closed', () => {
  const kit = createTestKit()
  showAlert(kit, { code: 'rate_limited' })
  showAlert(kit, { code: 'server_error' })
  showAlert(kit, { code: 'rate_limited' })
  expect(kit.alerts.getState().alerts.map((alert) => alert.message)).toEqual([
    'Rate Limited',
    'Server Error',
  ])
  closeAlert(kit, { code: 'rate_limited' })
  showAlert(kit, { code: 'rate_limited' })
  expect(kit.alerts.getState().alerts.map((alert) => alert.code)).toEqual(['server_error'])
})

test('K-EVT-06: the texts are those of the product specification', () => {
  expect(Object.values(alertTexts)).toEqual([
    'Network Not Found',
    'Invalid App Configuration',
    'Could not load embedded wallet',
    'Request Timed Out',
    'Unverified Domain',
    'Session Expired',
    'Invalid Project ID',
    'Project ID Not Configured',
    'Server Error',
    'Rate Limited',
    'Inactive Namespace Not Connected',
    'Multi-Wallet Not Enabled',
    'Headless Not Enabled',
  ])
})

test('parameters: debug', () => {
  const kit = createTestKit({ debug: false })
  showAlert(kit, { code: 'rate_limited' })
  expect(kit.alerts.getState().alerts).toEqual([])
})

const getCodes = (kit: ReturnType<typeof createTestKit>) =>
  kit.alerts.getState().alerts.map((alert) => alert.code)

test('K-EVT-06: an alert closes when the view changes, and stays when the same view is pushed', () => {
  const kit = createTestKit()
  showAlert(kit, { code: 'project_id_not_configured' })
  openModal(kit)
  expect(getCodes(kit)).toEqual(['project_id_not_configured'])
  kit.modal.send({ type: 'push', page: { view: 'Connect' } })
  expect(getCodes(kit)).toEqual(['project_id_not_configured'])
  kit.modal.send({ type: 'push', page: { view: 'AllWallets' } })
  expect(getCodes(kit)).toEqual([])
  showAlert(kit, { code: 'server_error' })
  kit.modal.send({ type: 'close', connected: false })
  expect(getCodes(kit)).toEqual([])
})

test('K-EVT-06: alerts about the project stay in other views and show again once closed', () => {
  const kit = createTestKit()
  const codes = [...projectAlerts]
  openModal(kit)
  for (const code of [...codes, ...codes]) showAlert(kit, { code })
  expect(getCodes(kit)).toEqual(codes)
  kit.modal.send({ type: 'push', page: { view: 'AllWallets' } })
  kit.modal.send({ type: 'close', connected: false })
  closeAlerts(kit)
  expect(getCodes(kit)).toEqual(codes)
  for (const code of codes) closeAlert(kit, { code })
  expect(getCodes(kit)).toEqual([])
  for (const code of codes) showAlert(kit, { code })
  expect(getCodes(kit)).toEqual(codes)
})

test('K-EVT-06: the next submit closes an alert; its success closes errors shown meanwhile', async () => {
  const wallet = fakeWallet({ hangs: 'connect' })
  const kit = createTestKit({ wallets: [wallet] })
  const parameters = { namespace: 'eip155', connectorId: wallet.connector.info.id } as const
  showAlert(kit, { code: 'request_timed_out' })
  const left = new AbortController()
  const hanging = connect(kit, { ...parameters, signal: left.signal })
  expect(getCodes(kit)).toEqual([])
  showAlert(kit, { code: 'rate_limited' })
  left.abort()
  await expect(hanging).rejects.toThrow()
  expect(getCodes(kit)).toEqual(['rate_limited'])
  wallet.behave({})
  const connecting = connect(kit, parameters)
  showAlert(kit, { code: 'server_error' })
  showAlert(kit, { code: 'multi_wallet_not_enabled', variant: 'info' })
  await connecting
  expect(getCodes(kit)).toEqual(['multi_wallet_not_enabled'])
  closeAlerts(kit)
  expect(getCodes(kit)).toEqual([])
})
