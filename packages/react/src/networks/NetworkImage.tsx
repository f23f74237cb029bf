import type { Network } from '@latchkey/core'
import { getNetworkImageUrl } from '@latchkey/kit'
import { Image, type ImageProps } from '@latchkey/ui'
import { useKitContext } from '../context/KitContext.ts'

export type NetworkImageProps = {
  readonly network: Network | undefined
  readonly size?: ImageProps['size']
  readonly shape?: ImageProps['shape']
  readonly ref?: ImageProps['ref']
}

/**
 * The image of a network, from the app's config or else from the directory. Without an image, shows
 * its first letter. Decorative, because the network's name is next to it.
 */
export function NetworkImage(props: NetworkImageProps) {
  const { network, size = 40, shape = 'round', ref } = props
  const { kit } = useKitContext()
  const url = network && getNetworkImageUrl(kit, network)
  return <Image fallback={network?.name} ref={ref} shape={shape} size={size} src={url} />
}
