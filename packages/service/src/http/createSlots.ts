import { slotsPerAddress, slotsPerSession } from '../config/constants.ts'
import { toRateAddress } from './toRateAddress.ts'

/** The caller of an event stream or long poll. */
export type SlotHolder = {
  readonly ip: string
  /** A unique text per session or device; `undefined` without one. */
  readonly session: string | undefined
}

/** Limits the event streams and long polls that are open at the same time (S-146). */
export type Slots = {
  /**
   * Takes a slot of the caller's session and of its network address. If either has too many, the
   * oldest holder loses its slot, and its `end` is called.
   *
   * @returns A function that releases the slot. Calling it again has no effect.
   */
  readonly take: (holder: SlotHolder, end: () => void) => () => void
}

/** Creates the slots of one server. */
export function createSlots(): Slots {
  const holders = new Map<string, Set<() => void>>()

  function enter(key: string, limit: number, giveWay: () => void): void {
    const all = holders.get(key) ?? new Set()
    holders.set(key, all.add(giveWay))
    const [oldest] = all
    if (all.size > limit) oldest?.()
  }

  function leave(key: string, giveWay: () => void): void {
    const all = holders.get(key)
    all?.delete(giveWay)
    if (all?.size === 0) holders.delete(key)
  }

  return {
    take({ ip, session }, end) {
      const address = `address ${toRateAddress(ip)}`
      const party = session === undefined ? undefined : `session ${session}`
      const giveWay = () => {
        release()
        end()
      }
      const release = () => {
        if (party !== undefined) leave(party, giveWay)
        leave(address, giveWay)
      }
      if (party !== undefined) enter(party, slotsPerSession, giveWay)
      enter(address, slotsPerAddress, giveWay)
      return release
    },
  }
}
