import type { ChainNamespace } from '@latchkey/core'

/** The test id of a button, with its namespace where it has one (kit-behaviour §13). */
export function toTestId(name: string, namespace: ChainNamespace | undefined): string {
  return namespace ? `${name}-${namespace}` : name
}
