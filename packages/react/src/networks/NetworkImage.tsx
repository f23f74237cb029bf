import type { Network } from '@latchkey/core'
import { Image, type ImageProps } from '@latchkey/ui'
import styles from './NetworkImage.module.css'

export type NetworkImageProps = {
  readonly network: Network | undefined
  readonly size?: ImageProps['size']
}

/** The image of a network, else its first letter. Its name stands beside it. */
export function NetworkImage({ network, size = 40 }: NetworkImageProps) {
  const letter = network && [...network.name][0]
  return (
    <Image
      fallback={letter && <span className={styles['letter']}>{letter}</span>}
      shape="round"
      size={size}
      src={network?.assets?.imageUrl}
    />
  )
}
