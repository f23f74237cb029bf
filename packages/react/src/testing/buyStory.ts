import type { BuyProvider } from '@latchkey/kit'
import { createTestKit, fakeWallet, type TestKit } from '@latchkey/kit/testing'
import { type FakeAnswers, fakeApi } from './fakeApi.ts'

const providers: readonly BuyProvider[] = [
  {
    id: 'card',
    name: 'Card Desk',
    url: 'https://card.example/buy',
    fees: '1–2 %',
    namespaces: ['eip155', 'solana'],
  },
  { id: 'bank', name: 'Bank Desk', namespaces: ['eip155'] },
]

/** An app with two providers: one with a page of its own, one whose address the blockchain API makes. */
export const buyOptions = {
  buyProviders: providers,
  features: { onramp: ['card', 'bank'] },
} as const

export const buyAnswers: FakeAnswers = {
  'supported-chains': { http: ['eip155:1'], ws: [] },
  onrampurl: { url: 'https://bank.example/buy' },
}

/** A connected account on such an app. */
export function createBuyKit({
  answers = buyAnswers,
}: {
  readonly answers?: FakeAnswers
} = {}): TestKit {
  return createTestKit({
    started: false,
    connected: fakeWallet(),
    blockchainApiUrl: 'https://api.example',
    ...buyOptions,
    ports: { fetch: fakeApi(answers) },
  })
}
