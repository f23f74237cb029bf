import type { Origin } from './createOrigin.ts'

/** Waits until all pending promises have run and all simulated tabs see the stored data. */
export async function rest({ origin }: { readonly origin: Origin }, rounds = 2): Promise<void> {
  for (let round = 0; round < rounds; round += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        port1.close()
        resolve()
      }
      port2.postMessage(undefined)
    })
    origin.deliver()
  }
}
