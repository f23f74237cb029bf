import type { Kit } from './Kit.ts'

/**
 * Makes the getter of what one feature keeps while a kit runs: attempts, timers, a pairing. Made on first use, one per kit,
 * changed in place, seen by no subscriber. Nobody else can reach it, so no feature has to know of another's.
 *
 * @param make - Makes the first value; takes only what it needs of the kit.
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
