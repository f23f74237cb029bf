import type { Kit } from './Kit.ts'

/** Starts a timer of a purpose; a running one of the same purpose ends first. */
export function startTimer(
  kit: Pick<Kit, 'ports' | 'runtime'>,
  timer: { readonly purpose: string; readonly delayMs: number },
  callback: () => void,
): void {
  const { purpose, delayMs } = timer
  stopTimer(kit, purpose)
  const cancel = kit.ports.setTimer(() => {
    kit.runtime.timers.delete(purpose)
    callback()
  }, delayMs)
  kit.runtime.timers.set(purpose, cancel)
}

/** Ends the timer of a purpose, if one runs. */
export function stopTimer(kit: Pick<Kit, 'runtime'>, purpose: string): void {
  kit.runtime.timers.get(purpose)?.()
  kit.runtime.timers.delete(purpose)
}
