import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { BaseError } from '@latchkey/core'
import { isPublicAddress } from './isPublicAddress.ts'

/**
 * Thrown if an untrusted URL resolves to an address outside the public internet. No request was
 * sent.
 */
export class PrivateAddressError extends BaseError {
  override readonly name = 'PrivateAddressError'
  constructor(host: string) {
    super('The address is not public', { code: 'private_address', hint: host })
  }
}

/**
 * Resolves a host name like Node's `lookup`, but fails if any of its addresses is not public.
 * Sockets connect to the checked address, so that a second DNS answer cannot replace it.
 */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  lookup(host, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '')
    const [first] = addresses
    if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
      return callback(new PrivateAddressError(host), '')
    if (options.all) return callback(null, addresses)
    return callback(null, first.address, first.family)
  })
}
