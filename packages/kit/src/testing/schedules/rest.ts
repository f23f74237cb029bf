import type { Origin } from './createOrigin.ts'

/** Waits until every promise that can go on has gone on, and all tabs have seen what was stored. */
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
