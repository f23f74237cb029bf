import { toCurrencyImageUrl } from '@latchkey/blockchain-api'
import { getDirectory } from '../api/getDirectory.ts'
import type { Kit } from '../kit/Kit.ts'

/**
 * Returns the address of a currency's image in the directory, by currency code; `undefined` without
 * a directory.
 */
export function getCurrencyImageUrl(
  { config }: Pick<Kit, 'config'>,
  code: string,
): string | undefined {
  const directory = getDirectory(config)
  return directory && toCurrencyImageUrl(directory, code)
}
