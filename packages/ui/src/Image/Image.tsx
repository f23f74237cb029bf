import { type ComponentProps, type ReactNode, useCallback, useState } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './Image.module.css'
import { Keyhole } from './Keyhole.tsx'
import { Monogram } from './Monogram.tsx'

export type ImageProps = Omit<ComponentProps<'span'>, 'children'> & {
  readonly src?: string | undefined
  /** Alternative text. Usually empty, because the name is shown next to the image. */
  readonly alt?: string | undefined
  /**
   * Width and height of the box in px, or `fill` for the width of the container. The box does not
   * change its size when the image loads.
   */
  readonly size?: 20 | 24 | 32 | 40 | 56 | 80 | 'fill' | undefined
  readonly shape?: 'row' | 'tile' | 'round' | undefined
  /** Shown if the image is missing or fails to load. A string is drawn as its first letter. */
  readonly fallback?: ReactNode
}

/**
 * An image from another host (wallet, network, token) in a box of fixed size. Loads lazily and
 * sends no referrer. The fallback replaces an image that fails to load.
 */
export function Image(props: ImageProps) {
  const { src, alt = '', size = 40, shape = 'row', fallback, className, ...rest } = props
  const [failedSrc, setFailedSrc] = useState<string>()
  const [loadedSrc, setLoadedSrc] = useState<string>()
  // A server-rendered image may have loaded or failed before React attached its listeners.
  const settle = useCallback((image: HTMLImageElement | null) => {
    if (!image?.complete) return
    const settledSrc = image.getAttribute('src') ?? ''
    if (image.naturalWidth > 0) setLoadedSrc(settledSrc)
  }, [])
  const side = size === 'fill' ? undefined : size
  const shown = src !== undefined && src !== '' && failedSrc !== src
  return (
    <span
      {...rest}
      className={joinClasses(styles['root'], className)}
      data-loaded={(shown && loadedSrc === src) || undefined}
      data-shape={shape}
      data-size={size}
    >
      {shown ? (
        <img
          alt={alt}
          className={styles['image']}
          decoding="async"
          height={side}
          key={src}
          loading="lazy"
          onError={() => setFailedSrc(src)}
          onLoad={() => setLoadedSrc(src)}
          ref={settle}
          referrerPolicy="no-referrer"
          src={src}
          width={side}
        />
      ) : (
        <Fallback alt={alt}>{toDrawing(fallback)}</Fallback>
      )}
    </span>
  )
}

function toDrawing(fallback: ReactNode): ReactNode {
  if (typeof fallback !== 'string') return fallback ?? <Keyhole />
  return fallback ? <Monogram name={fallback} /> : <Keyhole />
}

function Fallback({ alt, children }: { readonly alt: string; readonly children: ReactNode }) {
  if (!alt) return <span className={styles['fallback']}>{children}</span>
  return (
    <span aria-label={alt} className={styles['fallback']} role="img">
      {children}
    </span>
  )
}
