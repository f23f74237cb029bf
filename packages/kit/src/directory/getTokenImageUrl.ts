import { toTokenImageUrl } from '@latchkey/blockchain-api'
import { getDirectory } from '../api/getDirectory.ts'
import type { Kit } from '../kit/Kit.ts'

/**
 * Returns the address of a token's image in the directory, by symbol; `undefined` without a
 * directory.
 */
export function getTokenImageUrl(
  { config }: Pick<Kit, 'config'>,
  symbol: string,
): string | undefined {
  const directory = getDirectory(config)
  return directory && toTokenImageUrl(directory, symbol)
}
