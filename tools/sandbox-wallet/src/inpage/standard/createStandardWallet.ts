import type { Wallet, WalletAccount, WalletIcon } from '@wallet-standard/base'
import type { StandardEventsFeature } from '@wallet-standard/features'
import type { Channel } from '../createChannel.ts'
import { createEmitter } from '../createEmitter.ts'
import type { StandardPart } from './StandardPart.ts'

export type StandardWalletParameters = {
  readonly channel: Channel
  readonly name: string
  readonly icon: WalletIcon
  readonly part: StandardPart
}

const isSameList = (a: readonly WalletAccount[], b: readonly WalletAccount[]) =>
  a.length === b.length && a.every((account, index) => account === b[index])

/**
 * Creates the Wallet Standard feature `standard:events`, which reports each change of the accounts
 * once.
 */
function createEvents(channel: Channel, read: () => readonly WalletAccount[]) {
  const emitter = createEmitter()
  let told = read()
  channel.watch(() => {
    const accounts = read()
    if (isSameList(accounts, told)) return
    told = accounts
    emitter.emit('change', { accounts })
  })
  const feature: StandardEventsFeature['standard:events'] = {
    version: '1.0.0',
    on: (event, listener) => {
      const hear = (value: unknown) => listener(value as Parameters<typeof listener>[0])
      emitter.add(event, hear)
      return () => emitter.remove(event, hear)
    },
  }
  return feature
}

/**
 * Creates the sandbox wallet in the format of the Wallet Standard. Its accounts follow the state
 * that the channel reports.
 */
export function createStandardWallet(parameters: StandardWalletParameters): Wallet {
  const { channel, name, icon, part } = parameters
  const readAccounts = () => part.readAccounts(channel.getState())
  const features = {
    'standard:events': createEvents(channel, readAccounts),
    ...part.features,
  }
  return Object.freeze({
    version: '1.0.0',
    name,
    icon,
    chains: part.chains,
    features: Object.freeze(features),
    get accounts() {
      return readAccounts()
    },
  } as const)
}
