import { pairingExpiryMs } from '@latchkey/core'
import { expect } from 'vitest'
import { pairingStartTimeoutMs, restoreTimeoutMs } from '../../kit/constants.ts'
import { getAttempts } from '../../kit/runAttempt.ts'
import { getWatchers } from '../../wallets/getWatchers.ts'
import type { TestKit } from '../createTestKit.ts'
import type { Memory } from './createMemory.ts'
import {
  getLiveKeys,
  namespaces,
  toStatusKey,
  type World,
  type WorldNamespace,
} from './createWorld.ts'

const longestPairingMs = pairingStartTimeoutMs + pairingExpiryMs

/**
 * Returns how long in ms a namespace may keep its connection status (S-133). A request that waits
 * for the user has no deadline.
 */
function getDeadline(kit: TestKit, namespace: WorldNamespace): number {
  const status = kit.connection.getState().status[namespace]
  if (status === 'reconnecting') return restoreTimeoutMs
  const asksWallet = getAttempts(kit).has(`connect:${namespace}`)
  return status === 'connecting' && !asksWallet ? longestPairingMs : Number.POSITIVE_INFINITY
}

/**
 * Checks that no tab shows a temporary status such as `connecting` for longer than its deadline.
 */
export function checkDeadlines({ clock, tabs, changedAt }: World): void {
  const now = clock.now()
  for (const kit of tabs) {
    for (const namespace of namespaces) {
      const key = toStatusKey(kit, namespace)
      const passed = now - (changedAt.get(key) ?? now)
      expect(passed, `${key} for too long`).toBeLessThanOrEqual(getDeadline(kit, namespace))
    }
    const { pairing } = kit.connection.getState()
    if (pairing) expect(pairing.expiresAt).toBeGreaterThan(now)
  }
}

/**
 * Checks that every wallet which a tab shows as connected has a working provider with an event
 * listener.
 */
export function checkProviders({ tabs, multiWallet }: World): void {
  for (const kit of tabs) {
    const keys = getLiveKeys(kit)
    expect(new Set(keys).size).toBe(keys.length)
    expect([...kit.wallets.keys()].toSorted()).toEqual(keys.toSorted())
    for (const key of keys) expect(getWatchers(kit).has(key)).toBe(true)
    const { activeConnectors, status } = kit.connection.getState()
    for (const namespace of namespaces) {
      const own = keys.filter((key) => key.startsWith(`${namespace}/`))
      expect(activeConnectors[namespace] !== undefined).toBe(own.length > 0)
      if (status[namespace] === 'connected') expect(own.length).toBeGreaterThan(0)
      if (status[namespace] === 'disconnected') expect(own).toEqual([])
    }
    expect(multiWallet || keys.length <= namespaces.length).toBe(true)
  }
}

type Row = { readonly connectorId: string }

/**
 * Checks that every connection that has not definitively ended is still stored, so that the next
 * page load can restore it (S-102).
 */
export function checkStored({ storage }: World, memory: Memory): void {
  if (memory.getExpected().length === 0) return
  const stored: Readonly<Record<string, readonly Row[]>> = JSON.parse(
    storage.peek('@appkit/connections') ?? '{}',
  )
  const ended: Readonly<Record<string, readonly string[]>> = JSON.parse(
    storage.peek('@appkit/disconnected_connector_ids') ?? '{}',
  )
  for (const key of memory.getExpected()) {
    const [namespace = '', id = ''] = key.split('/')
    const isStored = stored[namespace]?.some(({ connectorId }) => connectorId === id) ?? false
    expect(isStored, `${key} is stored`).toBe(true)
    expect(ended[namespace]?.includes(id) ?? false, `${key} may come back`).toBe(false)
  }
}

/**
 * Checks the state after all faults have ended: no operation is pending, and every connected wallet
 * answers. Locked wallets share no account.
 */
export async function checkRest(world: World): Promise<void> {
  for (const kit of world.tabs) {
    const { status, pending, pairing, connections } = kit.connection.getState()
    expect({ pending, pairing }).toEqual({ pending: undefined, pairing: undefined })
    for (const value of Object.values(status)) expect(value).toMatch(/^(dis)?connected$/)
    expect([...getAttempts(kit).keys()]).toEqual([])
    for (const { namespace, connector, locked } of connections) {
      const wallet = kit.wallets.get(`${namespace}/${connector.id}`)
      const accounts = await wallet?.getAccounts({ signal: undefined })
      // A locked wallet shares no account until the user unlocks it (K-WORLD-06).
      if (!locked) expect(accounts?.length).toBeGreaterThan(0)
    }
  }
}
