import { getShownImage } from '@latchkey/kit/query'
import { Image, type ImageProps } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'
import { useNetwork } from '../hooks/account/useNetwork.ts'
import { useSharedMotion } from '../motion/useSharedMotion.ts'
import { NetworkImage } from '../networks/NetworkImage.tsx'

export type TokenImageProps = {
  readonly token: {
    readonly name: string
    readonly symbol: string
    /** Address of the token. Absent for the native currency. */
    readonly address?: string | undefined
    readonly iconUrl?: string | undefined
  }
  readonly size?: ImageProps['size']
}

/**
 * The image of a token. A native currency without an image shows that of its network. When the page
 * changes, the image moves to its position on the next page.
 */
export function TokenImage({ token, size = 40 }: TokenImageProps) {
  const { kit } = useKitContext()
  const { caipNetwork } = useNetwork()
  const box = useSharedMotion<HTMLSpanElement>(`token/${token.address ?? token.symbol}`)
  const src = getShownImage(kit, token.iconUrl)
  if (!src && !token.address) return <NetworkImage network={caipNetwork} ref={box} size={size} />
  const fallback = token.name || token.symbol
  return <Image fallback={fallback} ref={box} shape="round" size={size} src={src} />
}
