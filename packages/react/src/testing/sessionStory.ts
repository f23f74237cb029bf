import {
  type CreateTestKitOptions,
  createTestKit,
  fakeWallet,
  type TestKit,
} from '@latchkey/kit/testing'
import { type FakeAnswers, fakeApi } from './fakeApi.ts'

/** Time at which the test clock starts, in seconds since the epoch. */
const beginning = Date.UTC(2026, 0, 1) / 1_000
const day = 86_400
const game = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

/**
 * Creates a smart session (a granted permission) in the format of the blockchain API. `pci`: last
 * digits of its id.
 */
export function fakeSession(pci: string, name: string, fields: object = {}) {
  return {
    project: { id: name, name, url: null, iconUrl: null },
    pci: `6f2d1f0e-2c1c-4c52-9d15-${pci.padStart(12, '0')}`,
    expiry: beginning + day,
    createdAt: beginning - day,
    permissions: [
      { type: 'contract-call', data: { address: game } },
      {
        type: 'native-token-recurring-allowance',
        data: { allowance: '0x16345785d8a0000', start: beginning, period: day },
      },
    ],
    policies: [],
    context: '0xc0ffee',
    revokedAt: null,
    ...fields,
  }
}

/** Smart sessions in all states and from several months. One of them was never granted. */
export const sessions = [
  fakeSession('1', 'Arcade'),
  fakeSession('2', 'Harbor Racing', {
    createdAt: beginning - 40 * day,
    permissions: [
      {
        type: 'erc20-recurring-allowance',
        data: { token: game, allowance: '2000000', start: 0, period: 2 * 3_600 },
      },
      { type: 'lucky-draw', data: {} },
    ],
  }),
  fakeSession('3', 'Old Game', { createdAt: beginning - 90 * day, expiry: beginning - 60 * day }),
  fakeSession('4', 'Left Game', { revokedAt: beginning - 3_600 }),
  fakeSession('5', 'Never Granted', { context: null }),
]

/** Responses of a fake blockchain API that lists these smart sessions. */
export const sessionAnswers = (listed: readonly object[] = sessions): FakeAnswers => ({
  'supported-chains': { http: ['eip155:1'], ws: [] },
  'eip155%3A1%3A0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed': { pcis: listed },
})

/** Kit options with smart sessions turned on and a connected wallet. */
export const sessionOptions = {
  connected: fakeWallet(),
  blockchainApiUrl: 'https://api.example',
  features: { smartSessions: true },
} as const satisfies CreateTestKitOptions

/** Creates a kit for stories, with a fake service for smart sessions. */
export function createSessionKit(
  answers: FakeAnswers = sessionAnswers(),
  options: CreateTestKitOptions = {},
): TestKit {
  return createTestKit({
    started: false,
    ...sessionOptions,
    ...options,
    ports: { fetch: fakeApi(answers) },
  })
}
