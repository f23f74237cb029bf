import type { Connector } from '@latchkey/core'
import { bitcoin, bitcoinTestnet } from '@latchkey/core/networks'
import { type AdapterSubjectState, describeAdapter } from '@latchkey/core/testing'
import { describe, expect, test } from 'vitest'
import { createTestKeys } from '../testing/createTestKeys.ts'
import type { FakeWallet, FakeWalletOptions } from '../testing/FakeWallet.ts'
import { fakeInjectedWallet } from '../testing/fakeInjectedWallet.ts'
import { fakeSatsConnectWallet } from '../testing/fakeSatsConnectWallet.ts'
import { fakeStandardWallet } from '../testing/fakeStandardWallet.ts'
import { walletError } from '../testing/walletError.ts'
import { createAdapter } from './createAdapter.ts'

type Answers = NonNullable<FakeWalletOptions['answers']>
type Style = {
  readonly create: (options: FakeWalletOptions) => FakeWallet
  readonly connect: string
  readonly silent: string
  readonly none: unknown
  readonly sign: string
  /**
   * Names of the methods that read and switch the network. `undefined`: the provider style has
   * none.
   */
  readonly network?: { readonly read: string; readonly write: string }
}

const styles: Readonly<Record<string, Style>> = {
  standard: {
    create: fakeStandardWallet,
    connect: 'bitcoin:connect',
    silent: 'none',
    none: { accounts: [] },
    sign: 'bitcoin:signMessage',
  },
  satsConnect: {
    create: fakeSatsConnectWallet,
    connect: 'wallet_connect',
    silent: 'wallet_getAccount',
    none: { addresses: [] },
    sign: 'signMessage',
    network: { read: 'wallet_getNetwork', write: 'wallet_changeNetwork' },
  },
  injected: {
    create: fakeInjectedWallet,
    connect: 'requestAccounts',
    silent: 'getAccounts',
    none: [],
    sign: 'signMessage',
    network: { read: 'getChain', write: 'switchChain' },
  },
}

const fail = (code: number, text: string) => () => {
  throw walletError(code, text)
}

function toAnswers(style: Style, state: AdapterSubjectState): Answers | undefined {
  const { connect, silent, none, sign, network } = style
  const answers: Partial<Record<AdapterSubjectState, Answers | undefined>> = {
    agrees: {},
    refuses: { [connect]: fail(4001, 'User rejected') },
    'shares nothing': { [connect]: () => none, [silent]: () => none },
    'never answers': { [connect]: () => new Promise(() => {}) },
    'fails to sign': { [sign]: fail(-32_603, 'Out of order') },
    'names no network': network && { [network.read]: () => ({ enum: 'FRACTAL', name: 'Fractal' }) },
    'keeps its network': network && { [network.write]: fail(-32_603, 'Unknown network') },
  }
  return answers[state]
}

for (const [name, style] of Object.entries(styles)) {
  describe(name, () => {
    describeAdapter(
      { describe, test, expect },
      {
        networks: [bitcoin, bitcoinTestnet],
        address: createTestKeys().accounts.p2wpkh.address,
        createAdapter,
        createConnector: (state): Connector | undefined => {
          const info = { id: 'test', type: 'ANNOUNCED', name: 'Test', namespace: 'bip122' } as const
          if (state === 'has no provider') return { info, provider: undefined }
          const answers = toAnswers(style, state)
          return answers && { info, provider: style.create({ answers }).handle }
        },
      },
    )
  })
}
