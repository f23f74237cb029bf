import type { Connector } from '@latchkey/core'
import type { Announcement } from './readAnnouncement.ts'

function isTwin(one: Announcement, other: Announcement): boolean {
  if (one === other) return false
  const sameRdns = one.rdns !== undefined && one.rdns.toLowerCase() === other.rdns?.toLowerCase()
  return sameRdns || one.name.toLowerCase() === other.name.toLowerCase()
}

/**
 * Converts EIP-6963 announcements to connectors. The id is the rdns, else the name. If two
 * announcements have the same rdns or name, each gets its uuid as id and is marked as a duplicate
 * (S-61).
 */
export function toConnectors(announcements: readonly Announcement[]): readonly Connector[] {
  return announcements.map((announcement) => {
    const { uuid, name, rdns, icon, provider } = announcement
    const duplicate = announcements.some((other) => isTwin(announcement, other))
    return {
      provider,
      info: {
        id: duplicate ? uuid : (rdns ?? name),
        type: 'ANNOUNCED',
        name,
        namespace: 'eip155',
        ...(rdns && { rdns }),
        ...(icon && { icon }),
        ...(duplicate && { duplicate }),
      },
    }
  })
}
