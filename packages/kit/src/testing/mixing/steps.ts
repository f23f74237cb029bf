import type { ReplacementAct } from '@latchkey/core'
import type { ScheduleStep } from '@latchkey/core/testing'
import { startDeposit } from '../../deposit/startDeposit.ts'
import { getNameStore } from '../../names/getNameStore.ts'
import { registerName } from '../../names/registerName.ts'
import { getSendStore } from '../../send/getSendStore.ts'
import { replaceSend } from '../../send/replaceSend.ts'
import { sendToken } from '../../send/sendToken.ts'
import { toSentGroups } from '../../send/toSentGroups.ts'
import { exchangeMoods } from '../depositing/createExchange.ts'
import { serviceMoods } from '../naming/createNameService.ts'
import { signerMoods } from '../naming/createSigner.ts'
import { receiver, replacerMoods } from '../replacing/createReplacer.ts'
import type { Later } from '../schedules/createLater.ts'
import { pickAny } from '../schedules/pickAny.ts'
import { tabSteps } from '../schedules/tabSteps.ts'
import { moods } from '../spending/createChain.ts'
import { swapping } from '../spending/spendingFeatures.ts'
import { asset, type Tab, type World } from './createWorld.ts'

type Step = ScheduleStep<World>
type Act = (world: World, tab: Tab) => Promise<unknown> | undefined

const token = { ...asset, listed: 0n }
export const label = 'mira-1'
const toSwapId = ({ swaps }: World) => `swap-${swaps}`

const send: Act = ({ known }, { kit, form }) =>
  known ? undefined : sendToken(kit, { id: form, token, amount: '0.25', to: receiver })

const replace: Act = ({ random }, { kit }) => {
  const request = toSentGroups(getSendStore(kit).getState().requests)[0]?.latest
  const act: ReplacementAct =
    request?.act === 'cancel' ? 'cancel' : random.pick(['speedUp', 'cancel'])
  return request && replaceSend(kit, { request, act, fee: 2n })
}

/**
 * Sends a swap. Every swap has another amount, and the user repeats the latest swap until a tab has
 * shown that it was sent.
 */
const swap: Act = (world, { kit }) => {
  if (world.knownSwaps.has(toSwapId(world))) world.swaps += 1
  const id = toSwapId(world)
  const swapped = swapping.run(kit, id, { amount: BigInt(world.swaps), named: false })
  return swapped.then(() => world.knownSwaps.add(id))
}

const deposit: Act = (_world, { kit }) =>
  startDeposit(kit, { exchange: { id: 'demo' }, asset, amount: '0.25' })

const register: Act = (world, { kit }) => {
  if (!getNameStore(kit).getState().registering) world.presses += 1
  return registerName(kit, { label })
}

/** Creates a test step that runs an action in one random tab, or in all tabs in the same task. */
const toStep = (name: string, act: Act): Step => ({
  name,
  run: (world) => {
    const one = pickAny(world, world.tabs)
    const tabs = world.random.chance(0.3) ? world.tabs : one ? [one] : []
    for (const tab of tabs) {
      const acting = act(world, tab)
      if (!acting) continue
      tab.pending.add(acting)
      acting.catch(() => undefined).finally(() => tab.pending.delete(acting))
    }
  },
})

const person: readonly [Step, ...Step[]] = [
  toStep('sends', send),
  toStep('replaces', replace),
  toStep('swaps', swap),
  toStep('deposits', deposit),
  toStep('registers a name', register),
]

const faults: readonly [Step, ...Step[]] = [
  {
    name: 'wallet, services and nodes behave differently',
    run: ({ random, replacer, chain, exchange, service, signer, pool, steps }) => {
      replacer.mood = random.pick(replacerMoods)
      chain.mood = random.pick(moods)
      chain.node = random.pick(['clear', 'down', 'slow'])
      pool.node = random.pick(['clear', 'clear', 'down', 'behind', 'empty'])
      exchange.mood = random.pick(exchangeMoods)
      service.mood = random.pick(serviceMoods)
      signer.mood = random.pick(signerMoods)
      const all = [replacer, chain, exchange, service, signer].map(({ mood }) => mood)
      steps.push(`  ${[...all, chain.node, pool.node].join(', ')}`)
    },
  },
  {
    name: 'a late answer arrives',
    run: ({ random, replacer, chain, exchange, service, signer }) =>
      random
        .pick<Pick<Later, 'answerOne'>>([replacer, chain, exchange, service, signer])
        .answerOne(),
  },
  { name: 'a block is mined', run: ({ pool }) => void pool.mine() },
  {
    name: 'the exchange finishes a payment',
    run: (world) => {
      const sessions = [...world.exchange.sessions.values()]
      const open = sessions.filter(
        ({ id, status }) => world.shown.has(id) && status === 'IN_PROGRESS',
      )
      const session = pickAny(world, open)
      if (session) session.status = world.random.pick(['SUCCESS', 'FAILED'])
    },
  },
  { name: 'time passes', run: ({ clock, random }) => clock.advance(random.int(1, 40_000)) },
  ...tabSteps<Tab>(),
]

/**
 * Picks the next random step of a test of mixed features: an action of the user, an answer of a
 * service, or a fault.
 */
export function pickStep({ random }: World): Step {
  return random.pick(random.pick([person, person, faults]))
}
