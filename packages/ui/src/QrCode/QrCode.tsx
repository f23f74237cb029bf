import { type ComponentProps, type ReactNode, useMemo } from 'react'
import { joinClasses } from '../theme/joinClasses.ts'
import styles from './QrCode.module.css'
import { toQrPath } from './toQrPath.ts'

export type QrCodeProps = Omit<ComponentProps<'span'>, 'children'> & {
  /** Text encoded in the QR code. */
  readonly value: string
  /** Accessible name: the purpose of the QR code, not its content. */
  readonly alt: string
  /** A small decorative logo in the middle. */
  readonly logo?: ReactNode
}

/**
 * A QR code to scan with another device, as wide as its container. Dark on light in every theme,
 * because scanners expect it.
 */
export function QrCode({ value, alt, logo, className, ...rest }: QrCodeProps) {
  const hasLogo = logo !== undefined
  const { size, path, hole } = useMemo(() => toQrPath(value, { logo: hasLogo }), [value, hasLogo])
  return (
    <span {...rest} className={joinClasses(styles['root'], className)}>
      <svg
        aria-label={alt}
        className={styles['code']}
        role="img"
        shapeRendering="crispEdges"
        viewBox={`0 0 ${size} ${size}`}
      >
        <path d={path} />
      </svg>
      {hasLogo && (
        <span
          aria-hidden="true"
          className={styles['logo']}
          style={{ inlineSize: `${((hole - 1) / size) * 100}%` }}
        >
          {logo}
        </span>
      )}
    </span>
  )
}
