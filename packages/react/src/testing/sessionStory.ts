import {
  type CreateTestKitOptions,
  createTestKit,
  fakeWallet,
  type TestKit,
} from '@latchkey/kit/testing'
import { type FakeAnswers, fakeApi } from './fakeApi.ts'

/** Seconds, when the clock of a test begins. */
const beginning = Date.UTC(2026, 0, 1) / 1_000
const day = 86_400
const game = '0x8617E340B3D01FA5F11F306F4090FD50E238070D'

/** A session as the service lists it. */
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

/** Sessions of every state and of several months, and one that no wallet ever granted. */
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

/** A service that keeps these. */
export const sessionAnswers = (listed: readonly object[] = sessions): FakeAnswers => ({
  'supported-chains': { http: ['eip155:1'], ws: [] },
  'eip155%3A1%3A0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed': { pcis: listed },
})

/** An app with smart sessions, and who is connected. */
export const sessionOptions = {
  connected: fakeWallet(),
  blockchainApiUrl: 'https://api.example',
  features: { smartSessions: true },
} as const satisfies CreateTestKitOptions

/** A kit over a service of smart sessions, for stories. */
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
