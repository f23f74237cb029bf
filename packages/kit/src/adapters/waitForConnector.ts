import type { ChainNamespace, Connector } from '@latchkey/core'
import type { Kit } from '../kit/Kit.ts'
import { raceAbort } from '../kit/raceAbort.ts'
import { toConnectorKey } from '../state/toConnectorKey.ts'

/**
 * Returns the connector of a wallet, and waits until the wallet announces itself if necessary,
 * because an extension may load after the page. Rejects when `signal` aborts.
 */
export async function waitForConnector(
  kit: Kit,
  target: { readonly namespace: ChainNamespace; readonly connectorId: string },
  signal: AbortSignal,
): Promise<Connector> {
  const key = toConnectorKey(target.namespace, target.connectorId)
  const present = kit.connectors.get(key)
  if (present) return present
  let stop = () => {}
  const announced = new Promise<Connector>((resolve) => {
    stop = kit.connection.subscribe(() => {
      const connector = kit.connectors.get(key)
      if (connector) resolve(connector)
    })
  })
  try {
    return await raceAbort(announced, signal)
  } finally {
    stop()
  }
}
