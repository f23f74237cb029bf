import type { Connection } from '@latchkey/kit'

/** What a person knows a connection by: the name of its wallet, or who has logged in. */
export function getConnectionName({ connector, login }: Connection): string {
  return login?.loginName ?? connector.name
}
