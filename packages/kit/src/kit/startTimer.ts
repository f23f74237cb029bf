import { createSlot } from './createSlot.ts'
import type { Kit } from './Kit.ts'

/** Returns the functions that cancel running timers, by purpose. */
export const getTimers = createSlot(() => new Map<string, () => void>())

/** Starts a timer. A running timer with the same purpose is cancelled first. */
export function startTimer(
  kit: Pick<Kit, 'ports' | 'slots'>,
  timer: { readonly purpose: string; readonly delayMs: number },
  callback: () => void,
): void {
  const { purpose, delayMs } = timer
  stopTimer(kit, purpose)
  const cancel = kit.ports.setTimer(() => {
    getTimers(kit).delete(purpose)
    callback()
  }, delayMs)
  getTimers(kit).set(purpose, cancel)
}

/** Cancels the timer of a purpose if it runs. */
export function stopTimer(kit: Pick<Kit, 'slots'>, purpose: string): void {
  getTimers(kit).get(purpose)?.()
  getTimers(kit).delete(purpose)
}
