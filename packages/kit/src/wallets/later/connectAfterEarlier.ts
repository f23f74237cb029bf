import type { ChainNamespace, Wallet } from '@latchkey/core'
import type { Kit } from '../../kit/Kit.ts'
import { raceAbort } from '../../kit/raceAbort.ts'
import { startTimer, stopTimer } from '../../kit/startTimer.ts'

/** Interval in ms between two silent requests for the accounts. */
const pollMs = 1_000

async function pause(kit: Kit, purpose: string, signal: AbortSignal): Promise<void> {
  const waiting = new Promise<void>((resolve) => {
    startTimer(kit, { purpose, delayMs: pollMs }, resolve)
  })
  try {
    await raceAbort(waiting, signal)
  } finally {
    if (signal.aborted) stopTimer(kit, purpose)
  }
}

/**
 * Connects as soon as the user has approved an earlier request of the wallet. The wallet reports
 * the answer only to that request, so the kit asks for the accounts each second without a prompt.
 *
 * @param asked.connect - Connects without a prompt. Rejects while the wallet shares no account.
 * @throws The signal's reason. Without an abort, waits until the user approves.
 */
export async function connectAfterEarlier(
  kit: Kit,
  asked: { readonly namespace: ChainNamespace; readonly connect: () => Promise<Wallet> },
  signal: AbortSignal,
): Promise<Wallet> {
  const { namespace, connect } = asked
  for (;;) {
    await pause(kit, `earlier:${namespace}`, signal)
    // Any failure means that the wallet shares no account yet.
    const wallet = await raceAbort(
      connect().catch(() => undefined),
      signal,
    )
    if (wallet) return wallet
  }
}
