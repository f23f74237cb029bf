import { ApiError } from '../errors/ApiError.ts'

/** Position of the last row of a history page, encoded in the cursor of the next page. */
export type Place = {
  readonly minedAt: number
  readonly blockNumber: number
  readonly position: number
  readonly chain: string
}

/** Encodes the position of a history page's last row as the opaque cursor of the next page. */
export function toCursor({ minedAt, blockNumber, position, chain }: Place): string {
  return Buffer.from([minedAt, blockNumber, position, chain].join(' ')).toString('base64url')
}

const pattern = /^(\d{1,15}) (\d{1,15}) (\d{1,9}) (eip155:\d{1,16})$/

/**
 * Decodes the cursor of a history request to the position of the last row of the previous page.
 *
 * @throws {ApiError} 400 for a cursor that this server did not issue.
 */
export function parseCursor(cursor: string): Place {
  const [, minedAt, blockNumber, position, chain] =
    pattern.exec(Buffer.from(cursor, 'base64url').toString()) ?? []
  if (chain === undefined)
    throw new ApiError({ status: 400, field: '', description: 'Invalid cursor' })
  return {
    minedAt: Number(minedAt),
    blockNumber: Number(blockNumber),
    position: Number(position),
    chain,
  }
}
