import { useLayoutEffect, useRef } from 'react'
import type { AppUser } from '../../context/AppUser.ts'
import { useKitContext } from '../../context/KitContext.ts'

/**
 * Sets how the account button and the account view show the app's signed-in user, until the calling
 * component unmounts. Without a user (`undefined`) they show the account of the wallet. Takes effect
 * before the next paint, so that the account's address does not flash.
 */
export function useAppUser(user: AppUser | undefined): void {
  const { setUser } = useKitContext()
  const { name, image, avatarSeed, signOut } = user ?? {}
  const latest = useRef(signOut)
  useLayoutEffect(() => {
    latest.current = signOut
  }, [signOut])
  const isSet = user !== undefined
  const signsOut = signOut !== undefined
  useLayoutEffect(() => {
    if (!isSet) return
    // The function reads the latest one, so that a new function on each render changes nothing here.
    const leave = signsOut ? { signOut: async () => latest.current?.() } : {}
    setUser({ name, image, avatarSeed, ...leave })
    return () => setUser(undefined)
  }, [setUser, isSet, name, image, avatarSeed, signsOut])
}
