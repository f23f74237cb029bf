import type { ChainNamespace } from '@latchkey/core'

/** Returns the test id of a button, followed by its namespace if it has one (kit-behaviour §13). */
export function toTestId(name: string, namespace: ChainNamespace | undefined): string {
  return namespace ? `${name}-${namespace}` : name
}
