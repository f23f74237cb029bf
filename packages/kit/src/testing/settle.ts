const rounds = 12

/**
 * Lazy-loaded chunks of the kit. Tests load them once up front, because an `import()` takes longer
 * than `settle` waits.
 */
const parts = Promise.all([
  import('../start/intent.ts'),
  import('../connect/later/index.ts'),
  import('../connect/later/followPending.ts'),
  import('../networks/later/index.ts'),
  import('../sign-in/later/index.ts'),
  import('../wallets/later/index.ts'),
  import('../walletconnect/later/index.ts'),
  import('../login/later/index.ts'),
])

/** Waits until promises and chunk loads have settled. Timers of a manual clock do not run. */
export async function settle(): Promise<void> {
  await parts
  for (let round = 0; round < rounds; round += 1) {
    if (round % 4 === 0) await import('../start/intent.ts')
    await new Promise<void>((resolve) => {
      const channel = new MessageChannel()
      channel.port1.onmessage = () => {
        channel.port1.close()
        resolve()
      }
      channel.port2.postMessage(undefined)
    })
  }
}
