import { mainnet, polygon, solanaDevnet } from '@latchkey/core/networks'
import { type ScheduleStep, weathers } from '@latchkey/core/testing'
import { closeModal, connect, disconnect, openModal, pair, switchNetwork } from '@latchkey/kit'
import { getQueryClient, nativeBalanceQuery, walletPagesQuery } from '@latchkey/kit/query'
import type { TestKit } from '@latchkey/kit/testing'
import { weatherFaults } from '@latchkey/sandbox/weather'
import { type ServiceName, serviceNames } from './createServices.ts'
import type { World } from './World.ts'

type Step = ScheduleStep<World>

// Ignores a failed step. The kit reports failures to the user, and the schedule checks only the
// resulting state.
const ignore = () => undefined

const pickTab = ({ random, tabs }: World): TestKit => {
  const [first, ...others] = tabs
  if (!first) throw new Error('A world has at least one tab.')
  return random.pick([first, ...others])
}

const person: readonly [Step, ...Step[]] = [
  {
    name: 'connects the wallet of the page',
    run: (world) => {
      connect(pickTab(world), { namespace: 'eip155', connectorId: 'page' }).catch(ignore)
    },
  },
  {
    name: 'pairs a wallet on another device',
    run: (world) => {
      const kit = pickTab(world)
      let scanned = ''
      const unsubscribe = kit.connection.subscribe(({ pairing }) => {
        if (!pairing || pairing.uri === scanned) return
        scanned = pairing.uri
        world.scan(pairing.uri)
      })
      // A new WalletConnect session replaces the previous ones.
      for (const key of [...world.expected]) {
        if (key.endsWith('/walletConnect')) world.expected.delete(key)
      }
      pair(kit).catch(ignore).finally(unsubscribe)
    },
  },
  {
    name: 'disconnects',
    run: (world) => {
      const kit = pickTab(world)
      const [connection] = kit.connection.getState().connections
      if (!connection) return
      const { namespace, connector } = connection
      for (const key of [...world.expected]) {
        if (key.endsWith(`/${connector.id}`)) world.expected.delete(key)
      }
      disconnect(kit, { namespace, id: connector.id }).catch(ignore)
    },
  },
  {
    name: 'switches the network',
    run: (world) => {
      const { caipNetworkId } = world.random.pick([mainnet, polygon, solanaDevnet])
      switchNetwork(pickTab(world), { caipNetworkId }).catch(ignore)
    },
  },
  { name: 'opens the modal', run: (world) => openModal(pickTab(world)) },
  { name: 'closes the modal', run: (world) => closeModal(pickTab(world)) },
  {
    name: 'looks at all wallets',
    run: (world) => {
      const kit = pickTab(world)
      getQueryClient(kit).fetchInfiniteQuery(walletPagesQuery(kit, {})).catch(ignore)
    },
  },
  {
    name: 'reads a balance from the chain',
    run: (world) => {
      const kit = pickTab(world)
      const network = kit.config.networks.find(({ chainNamespace }) => chainNamespace === 'solana')
      const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'
      getQueryClient(kit).fetchQuery(nativeBalanceQuery(kit, { address, network })).catch(ignore)
    },
  },
]

const setWeather: Step = {
  name: 'weather',
  run: ({ random, services, steps }) => {
    const service: ServiceName = random.pick(serviceNames)
    const weather = random.pick(weathers)
    steps.push(`  ${service}: ${weather}`)
    const fault = { delayMs: 0, dropRate: 0, refuse: false, ...weatherFaults[weather] }
    services.faults.set(service, { ...fault, seed: random.int(0, 1_000_000) })
  },
}

const faults: readonly [Step, ...Step[]] = [
  setWeather,
  setWeather,
  setWeather,
  {
    name: 'the relay dies, or comes back',
    run: async (world) => {
      world.relayDown = !world.relayDown
      await (world.relayDown ? world.services.relay.stop() : world.services.relay.start())
    },
  },
  {
    name: 'the page is loaded anew',
    run: (world) => {
      world.tabs.shift()?.test.stop()
      world.openTab()
    },
  },
  {
    name: 'a second tab comes, or goes',
    run: (world) => {
      if (world.tabs.length > 1) world.tabs.pop()?.test.stop()
      else world.openTab()
    },
  },
]

const wallets: readonly [Step, ...Step[]] = [
  {
    name: 'the wallet of the page drops the site',
    run: (world) => {
      world.expected.delete('eip155/page')
      world.wallet.drop()
    },
  },
  {
    name: 'the wallet of the page changes its network',
    run: ({ random, wallet }) =>
      wallet.changeNetwork(random.pick([mainnet, polygon]).caipNetworkId),
  },
]

/** Picks a random step of a fault schedule: of the user, a fault, or of a wallet. */
export function pickStep({ random }: World): Step {
  return random.pick(random.pick([person, person, person, faults, faults, wallets]))
}
