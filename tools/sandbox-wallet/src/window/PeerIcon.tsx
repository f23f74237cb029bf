import { useState } from 'react'
import type { Peer } from '../wire/wire.ts'

/** Shows the app's icon, or the first letter of its name. */
export function PeerIcon({ peer }: { readonly peer: Peer }) {
  const [isBroken, setIsBroken] = useState(false)
  if (peer.icon === undefined || isBroken)
    return (
      <span className="peer-icon" aria-hidden="true">
        {peer.name.trim().charAt(0).toUpperCase()}
      </span>
    )
  return (
    <img
      className="peer-icon"
      src={peer.icon}
      alt=""
      width={40}
      height={40}
      referrerPolicy="no-referrer"
      onError={() => setIsBroken(true)}
    />
  )
}
