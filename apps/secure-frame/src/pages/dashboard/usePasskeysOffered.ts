import { useEffect, useState } from 'react'
import type { PageServices } from '../services/PageServices.ts'

/** Returns whether this browser can create passkeys for wallets. `false` until it has answered. */
export function usePasskeysOffered({ passkeys }: Pick<PageServices, 'passkeys'>): boolean {
  const [offered, setOffered] = useState(false)
  useEffect(() => {
    passkeys.isOffered().then(setOffered, () => setOffered(false))
  }, [passkeys])
  return offered
}
