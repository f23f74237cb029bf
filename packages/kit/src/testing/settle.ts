const rounds = 12

/** Waits until what is under way has come to rest: promises and loaded chunks, not timers of a manual clock. */
export async function settle(): Promise<void> {
  await Promise.all([
    import('../start/intent.ts'),
    import('../connect/later/index.ts'),
    import('../connect/later/followPending.ts'),
    import('../networks/later/index.ts'),
    import('../sign-in/later/index.ts'),
    import('../wallets/later/index.ts'),
    import('../walletconnect/later/index.ts'),
    import('../login/later/index.ts'),
  ])
  for (let round = 0; round < rounds; round += 1) {
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
