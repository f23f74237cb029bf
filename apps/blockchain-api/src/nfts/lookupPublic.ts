import { lookup } from 'node:dns'
import type { LookupFunction } from 'node:net'
import { BaseError } from '@latchkey/core'
import { isPublicAddress } from './isPublicAddress.ts'

/** A foreign address leads to a machine that is not on the public internet; nothing was sent there. */
export class PrivateAddressError extends BaseError {
  override readonly name = 'PrivateAddressError'
  constructor(host: string) {
    super('The address is not public', { code: 'private_address', hint: host })
  }
}

/** Looks a host up as Node's own function does, and refuses it where any of its addresses is not public. What was looked at is what is connected to. */
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
