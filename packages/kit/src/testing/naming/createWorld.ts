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
  /** Pending registrations of this tab, with their labels. */
  readonly pending: Map<Promise<unknown>, string>
}

/** Simulated state of a naming schedule: a user registers a name despite faults. */
export type World = {
  readonly random: Random
  /** The correct time. */
  readonly clock: ManualClock
  readonly service: NameService
  readonly signer: Signer
  readonly origin: Origin
  readonly tabs: Tab[]
  readonly steps: string[]
  /** First label of the name that the user wants now. */
  label: string
  /** Number of presses while the tab had no pending registration of this label. */
  presses: number
  /** Whether the service has ever omitted recent registrations. */
  lied: boolean
  readonly openTab: () => void
  readonly closeTab: (tab: Tab) => void
  readonly press: (tab: Tab) => void
}

const nextLabel = (world: World) => `mira-${Number(world.label.slice(5)) + 1}`

/** Checks a reported success: the account owns the name, and the tab shows it. */
function hearName({ service }: World, { kit }: Tab, name: string): void {
  if (service.owners.get(name) !== account) throw new Error(`${name} is not theirs.`)
  if (getAccount(kit).profileName !== name) throw new Error(`${name} is not shown.`)
}

/**
 * Checks a reported "taken": another account owns the name. The user then chooses the next label.
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

/** Creates a world with one tab, in which the account has not registered a name. */
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
