import type { Connection } from '@latchkey/kit'

/** Returns the display name of a connection: the name of the login, or else that of the wallet. */
export function getConnectionName({ connector, login }: Connection): string {
  return login?.loginName ?? connector.name
}
