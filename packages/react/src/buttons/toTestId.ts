import type { ChainNamespace } from '@latchkey/core'

/**
 * Returns the test id of a button. If the button is limited to a namespace, the id ends with it
 * (kit-behaviour §13).
 */
export function toTestId(name: string, namespace: ChainNamespace | undefined): string {
  return namespace ? `${name}-${namespace}` : name
}
