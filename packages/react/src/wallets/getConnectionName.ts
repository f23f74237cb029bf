import type { Connection } from '@latchkey/kit'

/** Returns the display name of a connection: the login's name, else the wallet's name. */
export function getConnectionName({ connector, login }: Connection): string {
  return login?.loginName ?? connector.name
}
