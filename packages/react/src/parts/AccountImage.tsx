import { Avatar, type AvatarProps, Image } from '@latchkey/ui'
import type { AppUser } from '../context/AppUser.ts'

export type AccountImageProps = Pick<AvatarProps, 'size' | 'className'> & {
  readonly address: string
  /** `profileImage` of the account, as returned by `useAccount`. */
  readonly image: string | undefined
  /** The app's signed-in user, if the account is shown as that user. */
  readonly user?: AppUser | undefined
  readonly 'data-testid'?: string | undefined
}

/**
 * The avatar of an account: the picture of the app's user, else the account's profile image, or an
 * image generated from its address.
 */
export function AccountImage({ address, image, user, ...rest }: AccountImageProps) {
  const { size } = rest
  const seed = user?.avatarSeed ?? address
  const src = user?.image === undefined ? image : user.image
  if (!src) return <Avatar {...rest} seed={seed} />
  return <Image {...rest} fallback={<Avatar seed={seed} size={size} />} shape="round" src={src} />
}
