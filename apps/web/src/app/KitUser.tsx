import { disconnect } from '@latchkey/kit'
import { useAccount, useAppUser } from '@latchkey/react'
import { toAvatarSeed } from '../art/toAvatarSeed.ts'
import { useApp } from '../context/AppContext.ts'
import { usePlayer } from '../session/usePlayer.ts'

/**
 * Shows the signed-in player in the kit's account button and account view, by the same name and
 * picture as on the profile. Signing out there ends all sessions of this browser.
 */
export function KitUser() {
  const { kit, product } = useApp()
  const { profileName, loginName } = useAccount()
  const { player } = usePlayer()
  useAppUser(
    player && {
      name: player.displayName ?? profileName ?? loginName,
      // A drawing that the player chose replaces the image of the account's registered name.
      image: player.avatar ? null : undefined,
      avatarSeed: toAvatarSeed(player),
      async signOut() {
        await disconnect(kit)
        await product.signOut()
      },
    },
  )
  return null
}
