import type { Kit } from './Kit.ts'

/**
 * Creates the getter of a feature's state while a kit runs: attempts, timers, a pairing. Each kit
 * has one value, created on first use and changed in place, without subscribers. Other features
 * cannot reach it.
 *
 * @param make - Creates the first value from the required parts of the kit.
 */
export function createSlot<value, needs extends keyof Kit = never>(
  make: (kit: Pick<Kit, needs>) => value,
): (kit: Pick<Kit, needs | 'slots'>) => value {
  return (kit) => {
    // Only this getter reads and writes under `make`.
    const kept = kit.slots.get(make) as { readonly value: value } | undefined
    if (kept) return kept.value
    const value = make(kit)
    kit.slots.set(make, { value })
    return value
  }
}
