import type { Network } from '@latchkey/core'
import { Image, type ImageProps } from '@latchkey/ui'

export type NetworkImageProps = {
  readonly network: Network | undefined
  readonly size?: ImageProps['size']
  readonly shape?: ImageProps['shape']
}

/** The image of a network, else its first letter. Its name stands beside it. */
export function NetworkImage({ network, size = 40, shape = 'round' }: NetworkImageProps) {
  return (
    <Image fallback={network?.name} shape={shape} size={size} src={network?.assets?.imageUrl} />
  )
}
