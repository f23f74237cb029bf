import {
  askWallet,
  BaseError,
  type Connector,
  FailedToConnectError,
  isRecord,
  silentDeadlineMs,
} from '@latchkey/core'
import type { LazyProvider } from './LazyProvider.ts'

function isLazy(value: unknown): value is LazyProvider {
  if (!isRecord(value) || 'request' in value) return false
  return typeof value['load'] === 'function' || typeof value['safeOrigin'] === 'string'
}

async function load(provider: LazyProvider): Promise<unknown> {
  if ('load' in provider) return provider.load()
  const { createSafeProvider } = await import('../safe/createSafeProvider.ts')
  return createSafeProvider({ origin: provider.safeOrigin })
}

/**
 * Loads the provider of an external wallet. Returns the existing provider of any other connector.
 *
 * @throws {FailedToConnectError} Loading failed or returned no provider.
 * @throws {RequestTimedOutError} Loading took longer than 30 s.
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
    return { info, provider: await askWallet(() => load(provider), settings) }
  } catch (error) {
    if (signal?.aborted || error instanceof BaseError) throw error
    throw new FailedToConnectError({
      cause: error,
      hint: `The code of ${info.name} could not be loaded.`,
    })
  }
}
