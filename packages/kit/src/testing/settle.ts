const rounds = 12

/** What the kit fetches later. Read once: each `import()` costs as much as all the promises that it is to outlast. */
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

/** Waits until what is under way has come to rest: promises and loaded chunks, not timers of a manual clock. */
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
