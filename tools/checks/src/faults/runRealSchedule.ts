import { setTimeout as wait } from 'node:timers/promises'
import { tellSteps } from '@latchkey/core/testing'
import { closeModal } from '@latchkey/kit'
import { inspect } from '@latchkey/kit/testing'
import { expect } from 'vitest'
import type { SharedServices } from './createServices.ts'
import { createWorld } from './createWorld.ts'
import { pickStep } from './steps.ts'
import { getLiveKeys, type World } from './World.ts'

/**
 * Time limit in milliseconds until the state is stable after the faults. Restoring connections ends
 * within 15 s (S-133), and may start a second time after the faults.
 */
const restDeadlineMs = 40_000
const lookMs = 100

/**
 * Checks that each connection that a tab shows as connected has a live provider, and that the kit
 * listens to it.
 */
function checkProviders({ tabs }: World): void {
  for (const kit of tabs) {
    const keys = getLiveKeys(kit)
    expect(new Set(keys).size).toBe(keys.length)
    expect([...kit.wallets.keys()].toSorted()).toEqual(keys.toSorted())
    for (const key of keys) expect(inspect(kit).watched).toContain(key)
    for (const [namespace, status] of Object.entries(kit.connection.getState().status)) {
      const isLive = keys.some((key) => key.startsWith(`${namespace}/`))
      if (status === 'connected') expect(isLive).toBe(true)
      if (status === 'disconnected') expect(isLive).toBe(false)
    }
  }
}

/**
 * Checks that every connection is still stored, unless the user or a wallet has ended it (S-102).
 */
function checkStored({ expected, readStored }: World): void {
  const stored: Readonly<Record<string, readonly { readonly connectorId: string }[]>> = JSON.parse(
    readStored(),
  )
  for (const key of expected) {
    const [namespace = '', id = ''] = key.split('/')
    const isStored = stored[namespace]?.some(({ connectorId }) => connectorId === id) ?? false
    expect(isStored, `${key} is stored`).toBe(true)
  }
}

const isAtRest = ({ tabs }: World) =>
  tabs.every((kit) => {
    const { status, pending, pairing } = kit.connection.getState()
    const isSettled = Object.values(status).every((value) => /^(dis)?connected$/.test(value))
    return isSettled && !pending && !pairing && inspect(kit).attempts.length === 0
  })

async function waitForRest(world: World): Promise<void> {
  const end = Date.now() + restDeadlineMs
  while (!isAtRest(world) && Date.now() < end) await wait(lookMs)
  for (const kit of world.tabs) {
    const { status, pending, pairing } = kit.connection.getState()
    const left = { status, pending, pairing, attempts: inspect(kit).attempts }
    expect(isAtRest(world), JSON.stringify(left)).toBe(true)
    for (const wallet of kit.wallets.values()) {
      expect((await wallet.getAccounts({ signal: undefined })).length).toBeGreaterThan(0)
    }
  }
}

async function play(world: World): Promise<void> {
  const { random, services, steps } = world
  world.openTab()
  const count = random.int(12, 20)
  for (let step = 0; step < count; step += 1) {
    const { name, run } = pickStep(world)
    steps.push(name)
    await run(world)
    await wait(random.int(10, 200))
    checkProviders(world)
    for (const key of world.tabs.flatMap(getLiveKeys)) world.expected.add(key)
    checkStored(world)
  }
  steps.push('everything works again')
  services.faults.clear()
  if (world.relayDown) await services.relay.start()
  // Closing the modal ends requests that wait for the user.
  for (const kit of world.tabs) {
    kit.modal.send({
      type: 'open',
      page: { view: 'Connect' },
      connected: false,
      namespace: undefined,
    })
    closeModal(kit)
  }
  await waitForRest(world)
  checkProviders(world)
  checkStored(world)
}

/**
 * Runs a random sequence of user steps and faults with real services: relay, directory and chain.
 * The seed determines the sequence. Then ends the faults and checks the result.
 *
 * @throws The first failure, with the steps before it.
 */
export async function runRealSchedule(seed: number, shared: SharedServices): Promise<void> {
  const { world, stop } = await createWorld(seed, shared)
  try {
    await tellSteps({ seed, steps: world.steps }, () => play(world))
  } finally {
    await stop()
  }
}
