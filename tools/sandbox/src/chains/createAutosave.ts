import { saveChainState } from './chainState.ts'
import { requestRpc } from './requestRpc.ts'

const INTERVAL_MS = 5_000

export type AutosaveOptions = {
  readonly url: string
  readonly stateFile: string
  readonly log: (line: string) => void
}

async function hasTransactions(url: string, from: number, to: number): Promise<boolean> {
  const blocks = Array.from({ length: to - from }, (_, index) => from + 1 + index)
  const counts = await Promise.all(
    blocks.map((block) =>
      requestRpc(url, {
        method: 'eth_getBlockTransactionCountByNumber',
        params: [`0x${block.toString(16)}`],
      }),
    ),
  )
  return counts.some((count) => Number(count) > 0)
}

/**
 * Saves an EVM chain shortly after each transaction, so that a crash loses little. Blocks without
 * transactions cause no save.
 */
export function createAutosave({ url, stateFile, log }: AutosaveOptions): { stop: () => void } {
  let seen: number | undefined
  let busy = false

  async function saveIfChanged(): Promise<void> {
    const height = Number(await requestRpc(url, { method: 'eth_blockNumber' }))
    // The height is lower after the chain was reverted to a snapshot.
    const changed =
      seen === undefined || height < seen || (await hasTransactions(url, seen, height))
    if (changed) await saveChainState(url, stateFile)
    seen = height
  }

  const timer = setInterval(() => {
    if (busy) return
    busy = true
    saveIfChanged()
      .catch((error: unknown) =>
        log(`not saved: ${error instanceof Error ? error.message : error}`),
      )
      .finally(() => {
        busy = false
      })
  }, INTERVAL_MS)
  return { stop: () => clearInterval(timer) }
}
