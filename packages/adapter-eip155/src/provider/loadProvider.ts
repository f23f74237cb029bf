import {
  askWallet,
  BaseError,
  type Connector,
  FailedToConnectError,
  type LazyProvider,
} from '@latchkey/core'
import { silentDeadlineMs } from '../constants.ts'

function isLazy(value: unknown): value is LazyProvider {
  if (typeof value !== 'object' || value === null) return false
  return 'load' in value && typeof value.load === 'function' && !('request' in value)
}

/**
 * Fetches the provider of an external wallet; every other connector has it already.
 *
 * @throws {FailedToConnectError} The SDK did not come, or could not be made.
 * @throws {RequestTimedOutError} Nothing came for 30 s.
 */
export async function loadProvider(
  connector: Connector,
  signal: AbortSignal | undefined,
): Promise<Connector> {
  const { info, provider } = connector
  if (info.type !== 'EXTERNAL' || !isLazy(provider)) return connector
  const what = `load ${info.name}`
  const settings = { what, connectorId: info.id, signal, deadlineMs: silentDeadlineMs }
  try {
    return { info, provider: await askWallet(() => provider.load(), settings) }
  } catch (error) {
    if (signal?.aborted || error instanceof BaseError) throw error
    throw new FailedToConnectError({ cause: error, hint: `The code of ${info.name} did not come.` })
  }
}
