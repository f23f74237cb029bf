import type { Account } from '@latchkey/sandbox-wallet/accounts'
import type { Identity } from '../blockchain-api/ApiContext.ts'
import { toServiceUrl } from '../settings.ts'

/**
 * Gives the first accounts the names the blockchain API knows: with a picture that the directory serves, with one from
 * a host that no page has configured (S-65), and without.
 *
 * @param port - The gateway's.
 * @returns By lower-case address.
 */
export function createIdentities(
  accounts: readonly Account[],
  port: number,
): ReadonlyMap<string, Identity> {
  const pictures = `${toServiceUrl('wallets', port)}/public/getAssetImage`
  const identities: readonly Identity[] = [
    { name: 'mira.eth', avatar: `${pictures}/mira.eth` },
    { name: 'jonas.eth', avatar: 'https://pictures.example/jonas.png' },
    { name: 'amara.eth' },
  ]
  return new Map(
    identities.map((identity, index) => [accounts[index]?.address.toLowerCase() ?? '', identity]),
  )
}
