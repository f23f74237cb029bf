import { expect, test } from 'vitest'
import { alertTexts } from '../AlertsState.ts'
import { createTestKit } from '../testing/createTestKit.ts'
import { closeAlert, showAlert } from './showAlert.ts'

test('K-EVT-06: the catalogue texts, once per kind and kit, closable', () => {
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
    'Invalid Email Address',
    'Multi-Wallet Not Enabled',
  ])
})

test('parameters: debug', () => {
  const kit = createTestKit({ debug: false })
  showAlert(kit, { code: 'rate_limited' })
  expect(kit.alerts.getState().alerts).toEqual([])
})
