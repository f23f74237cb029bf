import { Avatar, type AvatarProps, Image } from '@latchkey/ui'

export type AccountImageProps = Pick<AvatarProps, 'size' | 'className'> & {
  readonly address: string
  /** `profileImage` of the account, as returned by `useAccount`. */
  readonly image: string | undefined
  readonly 'data-testid'?: string | undefined
}

/** The avatar of an account: its profile image, or an image generated from its address. */
export function AccountImage({ address, image, ...rest }: AccountImageProps) {
  const { size } = rest
  if (!image) return <Avatar {...rest} seed={address} />
  return (
    <Image {...rest} fallback={<Avatar seed={address} size={size} />} shape="round" src={image} />
  )
}
