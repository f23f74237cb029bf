import type { Kit } from './Kit.ts'

/**
 * Creates a getter for the runtime state of a feature, such as attempts, timers or a pairing. Each
 * kit has its own value, created on first use. It is mutable and has no subscribers. Other features
 * cannot access it.
 *
 * @param make - Creates the initial value from the required parts of the kit.
 */
export function createSlot<value, needs extends keyof Kit = never>(
  make: (kit: Pick<Kit, needs>) => value,
): (kit: Pick<Kit, needs | 'slots'>) => value {
  return (kit) => {
    // The cast is safe, because only this getter stores values under the key `make`.
    const kept = kit.slots.get(make) as { readonly value: value } | undefined
    if (kept) return kept.value
    const value = make(kit)
    kit.slots.set(make, { value })
    return value
  }
}
