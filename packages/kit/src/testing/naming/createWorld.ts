import { createRandom, type Random } from '@latchkey/core/testing'
import { getAccount } from '../../account/getAccount.ts'
import { getNameStore } from '../../names/getNameStore.ts'
import { registerName } from '../../names/registerName.ts'
import { createManualClock, type ManualClock } from '../createManualClock.ts'
import { createTestKit, type TestKit } from '../createTestKit.ts'
import { createOrigin, type Origin } from '../schedules/createOrigin.ts'
import { createNameService, type NameService, takenText } from './createNameService.ts'
import { createSigner, type Signer } from './createSigner.ts'

export const account = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const nameZone = 'latchkey.id'
export const toName = (label: string) => `${label}.${nameZone}`

export type Tab = {
  readonly kit: TestKit
  readonly leave: () => void
  /** Registrations that the tab has started and that are pending, with the names to register. */
  readonly pending: Map<Promise<unknown>, string>
}

/**
 * Everything that a randomized test of name registration simulates: tabs with kits, a fake name
 * service, a fake wallet and the user.
 */
export type World = {
  readonly random: Random
  /** Clock of the name service. The clocks of tabs may differ. */
  readonly clock: ManualClock
  readonly service: NameService
  readonly signer: Signer
  readonly origin: Origin
  readonly tabs: Tab[]
  readonly steps: string[]
  /** First part of the name that the user wants to register now. */
  label: string
  /** How often the user pressed "Register" in a tab without a pending registration of the name. */
  presses: number
  /** Whether the name service has ever omitted recent registrations from its list. */
  lied: boolean
  readonly openTab: () => void
  readonly closeTab: (tab: Tab) => void
  readonly press: (tab: Tab) => void
}

const nextLabel = (world: World) => `mira-${Number(world.label.slice(5)) + 1}`

/**
 * Checks a registration that a tab reports as successful: the account owns the name, and the tab
 * shows it.
 */
function hearName({ service }: World, { kit }: Tab, name: string): void {
  if (service.owners.get(name) !== account) throw new Error(`${name} is not theirs.`)
  if (getAccount(kit).profileName !== name) throw new Error(`${name} is not shown.`)
}

/**
 * Checks a registration that a tab reports as failed because the name is taken: another account
 * must own it. The user then chooses the next name.
 */
function hearFailure(world: World, error: Error): void {
  const { service, label, lied } = world
  if (error.message !== takenText) return
  if (!lied && service.owners.get(toName(label)) === account)
    throw new Error(`${label} is theirs, and is shown as taken.`)
  world.label = nextLabel(world)
}

function press(world: World, tab: Tab): void {
  const { label } = world
  const isFirst = ![...tab.pending.values()].includes(label)
  if (isFirst) world.presses += 1
  getNameStore(tab.kit).setState({ label })
  const asked = registerName(tab.kit, { label })
  // Results of a closed tab do not count. Repeated presses in a tab share one result.
  const isHeard = () => isFirst && world.tabs.includes(tab) && world.label === label
  const heard = asked.then(
    (name) => isHeard() && hearName(world, tab, name),
    (error: Error) => isHeard() && hearFailure(world, error),
  )
  tab.pending.set(heard, label)
  heard.catch(({ message }) => world.steps.push(`  wrong: ${message}`))
  heard.finally(() => tab.pending.delete(heard)).catch(() => undefined)
}

/**
 * Creates the simulation for a randomized test of name registration: one open tab, and an account
 * without a name.
 */
export function createWorld(seed: number): World {
  const random = createRandom(seed)
  const clock = createManualClock()
  const world: World = {
    ...{ random, clock, label: 'mira-1', presses: 0, lied: false },
    service: createNameService(clock),
    signer: createSigner(account),
    origin: createOrigin(),
    ...{ tabs: [], steps: [] },
    openTab: () => {
      const { ports, leave } = world.origin.openTab()
      const kit = createTestKit({
        ...{ connected: world.signer.createWallet(), nameZone },
        blockchainApiUrl: 'https://api.example',
        ports: { ...ports, fetch: world.service.fetch },
      })
      world.tabs.push({ kit, leave, pending: new Map() })
    },
    closeTab: (tab) => {
      tab.leave()
      tab.kit.test.stop()
      world.tabs.splice(world.tabs.indexOf(tab), 1)
    },
    press: (tab) => press(world, tab),
  }
  world.openTab()
  return world
}
