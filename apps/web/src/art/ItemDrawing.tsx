import { cutKey } from './cutKey.ts'
import styles from './ItemDrawing.module.css'

const shapes = {
  ring: 'M40 10l17 8v14c0 10-7 17-17 21c-10-4-17-11-17-21V18Z',
  square: 'M22 28c0-9 8-14 18-14s18 5 18 14v2H22Zm0 6h36v14H22Z',
  trefoil: 'M36 10h8v12l11 20c2 5-1 9-6 9H31c-5 0-8-4-6-9l11-20Z',
  hexagon: 'M28 14h24l9 12-21 26-21-26Z',
  oval: 'M33 14h14v5l5 4v22l-5 6H33l-5-6V23l5-4Z',
} as const

export type ItemDrawingProps = {
  /** Text from which the drawing is generated, such as the item's id. */
  readonly seed: string
}

/**
 * Drawing of an item whose picture is missing or fails to load: a shield, chest, flask, gem or
 * lantern with a keyhole. Equal seeds give equal drawings. Hidden from screen readers, because the
 * name is shown next to it.
 */
export function ItemDrawing({ seed }: ItemDrawingProps) {
  const { bow, shaft } = cutKey(seed)
  return (
    <svg
      className={styles['drawing']}
      data-ground={shaft % 4}
      viewBox="0 0 80 60"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles['ground']} width="80" height="60" />
      <path className={styles['floor']} d="M0 52H80" />
      <path className={styles['shape']} d={shapes[bow]} />
      <path
        className={styles['hole']}
        d="M40 27a4.5 4.5 0 0 1 2.2 8.4L43.5 43h-7l1.3-7.6A4.5 4.5 0 0 1 40 27Z"
      />
    </svg>
  )
}
