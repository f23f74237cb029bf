import { toAnnouncedIcon, toAnnouncedName } from '@latchkey/core'
import { type EthereumProvider, isEthereumProvider } from '../provider/EthereumProvider.ts'

/**
 * Validated copy of the details that a wallet announces by EIP-6963: name, icon, ids and provider.
 */
export type Announcement = {
  readonly uuid: string
  readonly name: string
  readonly rdns: string | undefined
  readonly icon: string | undefined
  readonly provider: EthereumProvider
}

const longestRdns = 253
const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const rdnsPattern =
  /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/i

function toRdns(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > longestRdns) return undefined
  return rdnsPattern.test(value) ? value : undefined
}

type Fields = Readonly<Record<string, unknown>>

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null
}

/**
 * Reads the detail of an EIP-6963 event. Reads each field once and catches errors, because a page
 * may announce objects with getters (S-60).
 *
 * @returns `undefined` if identity, name or provider is invalid. Omits an invalid icon or rdns.
 */
export function readAnnouncement(detail: unknown): Announcement | undefined {
  try {
    if (!isFields(detail)) return undefined
    const { info, provider } = detail
    if (!isFields(info) || !isEthereumProvider(provider)) return undefined
    const { uuid, name: rawName, rdns, icon } = info
    const name = toAnnouncedName(rawName)
    if (typeof uuid !== 'string' || !uuidV4.test(uuid) || !name) return undefined
    return {
      uuid: uuid.toLowerCase(),
      name,
      rdns: toRdns(rdns),
      icon: toAnnouncedIcon(icon),
      provider,
    }
  } catch {
    return undefined
  }
}
