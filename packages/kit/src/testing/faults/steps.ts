import { connect } from '../../connect/connect.ts'
import { restore } from '../../connect/restore.ts'
import { switchConnection } from '../../connect/switchConnection.ts'
import { closeModal } from '../../guide/closeModal.ts'
import { switchNetwork } from '../../networks/switchNetwork.ts'
import { openModal } from '../../start/openModal.ts'
import { pair } from '../../walletconnect/pair.ts'
import { deleteConnection } from '../../wallets/deleteConnection.ts'
import { disconnect } from '../../wallets/disconnect.ts'
import type { TestKit } from '../createTestKit.ts'
import { threeNetworks } from '../createWallets.ts'
import { lineWeathers } from './createLine.ts'
import type { Memory } from './createMemory.ts'
import { getLiveKeys, namespaces, share, type World, type WorldNamespace } from './createWorld.ts'

/** One step of a randomized test of connections, e.g. a wallet that changes its accounts. */
type Step = (world: World, memory: Memory) => void

// Kit actions may fail because of a fault. Only the state afterwards is checked.
const ignore = () => undefined

const storageKeys = [
  '@appkit/connections',
  '@appkit/disconnected_connector_ids',
  '@appkit/connection_status',
  '@appkit/recent_wallets',
] as const

const pickTab = ({ random, tabs }: World): TestKit => {
  const [first, ...others] = tabs
  if (!first) throw new Error('A world has at least one tab.')
  return random.pick([first, ...others])
}
const pickNamespace = ({ random }: World): WorldNamespace => random.pick(namespaces)
const pickId = ({ random }: World) => random.pick(['a', 'b'])

function pickWallet(world: World) {
  const namespace = pickNamespace(world)
  const id = pickId(world)
  const wallet = world.wallets.find(
    ({ connector }) => connector.info.namespace === namespace && connector.info.id === id,
  )
  if (!wallet) throw new Error('Every ecosystem has both wallets.')
  return { namespace, id, wallet }
}

const person: readonly [Step, ...Step[]] = [
  (world, memory) => {
    const { namespace, id: connectorId } = pickWallet(world)
    memory.replace(namespace, connectorId)
    connect(pickTab(world), { namespace, connectorId }).catch(ignore)
  },
  (world, memory) => {
    const { namespace, id: connectorId } = pickWallet(world)
    memory.replace(namespace, connectorId)
    switchConnection(pickTab(world), { namespace, connectorId }).catch(ignore)
  },
  (world, memory) => {
    memory.replaceAll()
    pair(pickTab(world), { fresh: world.random.chance(0.3) }).catch(ignore)
  },
  (world, memory) => {
    memory.replaceAll()
    world.remote.approve()
  },
  (world, memory) => {
    memory.replaceAll()
    world.remote.approve()
  },
  ({ remote }) => remote.reject(),
  (world, memory) => {
    const namespace = pickNamespace(world)
    const id = world.random.pick(['a', 'b', 'walletConnect'])
    memory.forget(namespace, id)
    disconnect(pickTab(world), { namespace, id }).catch(ignore)
  },
  (world, memory) => {
    const { namespace, id: connectorId } = pickWallet(world)
    // A connection that is live in any tab is not deleted.
    if (world.tabs.some((kit) => getLiveKeys(kit).includes(`${namespace}/${connectorId}`))) return
    memory.forget(namespace, connectorId)
    deleteConnection(pickTab(world), { namespace, connectorId }).catch(ignore)
  },
  (world) => {
    const { caipNetworkId } = world.random.pick(threeNetworks)
    switchNetwork(pickTab(world), { caipNetworkId }).catch(ignore)
  },
  (world) => openModal(pickTab(world)),
  (world) => closeModal(pickTab(world)),
  (world) => void restore(pickTab(world)).catch(ignore),
]

const wallets: readonly [Step, ...Step[]] = [
  (world, memory) => {
    const { namespace, id, wallet } = pickWallet(world)
    const count = world.random.int(0, 2)
    if (count === 0) memory.forget(namespace, id)
    const accounts = ['one', 'two'].slice(0, count)
    wallet.changeAccounts(accounts)
    // A wallet may report the same change twice.
    if (world.random.chance(0.3)) wallet.changeAccounts(accounts)
  },
  (world) => {
    const { namespace, wallet } = pickWallet(world)
    const own = threeNetworks.filter((network) => network.chainNamespace === namespace)
    const network = own[world.random.int(0, own.length - 1)]
    if (network) wallet.changeNetwork(network.caipNetworkId)
  },
  (world, memory) => {
    const { namespace, id, wallet } = pickWallet(world)
    memory.forget(namespace, id)
    wallet.drop()
  },
  ({ remote }, memory) => {
    memory.forgetSession()
    remote.deleteSession()
  },
  ({ remote }, memory) => {
    memory.forgetSession()
    remote.expireSession()
  },
  (world, memory) => {
    memory.forgetSession()
    share(
      world,
      namespaces.filter(() => world.random.chance(0.6)),
    )
  },
  (world) => {
    const { wallet } = pickWallet(world)
    const behaviour = world.random.pick(['normal', 'rejects', 'hangs'])
    wallet.behave(behaviour === 'normal' ? {} : { [behaviour]: 'connect' })
  },
]

const faults: readonly [Step, ...Step[]] = [
  ({ random, lines }) => lines.relay.setWeather(random.pick(lineWeathers)),
  ({ random, lines }) => lines.wallet.setWeather(random.pick(lineWeathers)),
  ({ random, lines }) => lines.chunk.setWeather(random.pick(lineWeathers)),
  // All lines go offline, and in the next step back online.
  ({ lines }) => {
    for (const line of Object.values(lines)) line.setWeather('down')
  },
  ({ lines }) => {
    for (const line of Object.values(lines)) line.setWeather('clear')
  },
  ({ random, storage }, memory) => {
    if (!random.chance(0.3)) return
    memory.giveUp()
    storage.setFault(random.pick(['none', 'full', 'blocked']))
  },
  ({ random, storage }, memory) => {
    if (!random.chance(0.3)) return
    memory.giveUp()
    storage.poke(random.pick(storageKeys), random.pick(['', '{', '[]', 'null', '{"eip155":[{}]}']))
  },
  // Reloads a tab: its kit stops, and a new one starts.
  (world) => {
    world.tabs.shift()?.test.stop()
    world.openTab()
  },
  // Opens or closes a second tab.
  (world) => {
    if (world.tabs.length > 1) world.tabs.pop()?.test.stop()
    else world.openTab()
  },
]

const passing: readonly [Step, ...Step[]] = [
  ({ clock, random }) => clock.advance(random.int(1, 2_000)),
  ({ clock, random }) => clock.advance(random.int(2_000, 40_000)),
  // The device wakes from sleep: all due timers run together.
  ({ clock, random }) => clock.advance(random.int(60_000, 900_000)),
]

/**
 * Picks the next random step of a connection test: an action of the user, a change in a wallet, a
 * fault, or time that passes.
 */
export function pickStep({ random }: World): Step {
  return random.pick(random.pick([person, person, wallets, faults, passing, passing]))
}
