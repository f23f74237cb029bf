import type { ReactNode } from 'react'
import styles from './GuidePicture.module.css'

export type GuidePictureName = 'keys' | 'assets' | 'control' | 'network' | 'worlds'

const drawings: Readonly<Record<GuidePictureName, ReactNode>> = {
  // Drawing: one key in front of several doors.
  keys: (
    <>
      <path
        className={styles['soft']}
        d="M29 15h8v17h-8zM40 15h8v17h-8zM34.5 24.5h.01M45.5 24.5h.01"
      />
      <path
        d="M13.5 25.5a6 6 0 1 1 0 12 6 6 0 0 1 0-12ZM19.5 31.5H37M32 31.5v5M36.5 31.5V35"
        transform="translate(-1 7)"
      />
      <circle className={styles['metal']} cx="12.5" cy="38.5" r="2" />
    </>
  ),
  // Drawing: a half-open drawer that contains a coin.
  assets: (
    <>
      <path
        className={styles['soft']}
        d="M15 24v-5.5A2.5 2.5 0 0 1 17.5 16h21a2.5 2.5 0 0 1 2.5 2.5V24"
      />
      <path d="M10 26.500a2.500 2.500 0 0 1 2.500-2.500h31a2.500 2.500 0 0 1 2.500 2.500v14a2.500 2.500 0 0 1-2.500 2.500h-31a2.500 2.500 0 0 1-2.500-2.500zM10 33h11.500c1 4 3 5.500 6.500 5.500s5.500-1.500 6.500-5.500H46" />
      <circle className={styles['metal']} cx="28" cy="19" r="5" />
    </>
  ),
  // Drawing: a sheet with text and a check mark.
  control: (
    <>
      <path className={styles['soft']} d="M19 19h13M19 25h13M19 31h6" />
      <path d="M36 42H15.500a2.500 2.500 0 0 1-2.500-2.500v-25a2.500 2.500 0 0 1 2.500-2.500h20a2.500 2.500 0 0 1 2.500 2.500V25" />
      <path className={styles['metal']} d="m30 37 4.500 4.500L44 31" />
    </>
  ),
  // Drawing: one record connected to four copies.
  network: (
    <>
      <path className={styles['soft']} d="M28 28 16 17M28 28l12-11M28 28 16 39M28 28l12 11" />
      <path d="M10 11.500h9v9h-9zM37 11.500h9v9h-9zM10 35.500h9v9h-9zM37 35.500h9v9h-9z" />
      <circle className={styles['metal']} cx="28" cy="28" r="5" />
    </>
  ),
  // Drawing: three tracks that start at the same point.
  worlds: (
    <>
      <path className={styles['soft']} d="M14 28h28M19 28c4-9 10-12 22-12" />
      <path d="M19 28c4 9 10 12 22 12M41 12.500v7M41 36.500v7M42 24.500v7" />
      <circle className={styles['metal']} cx="14.500" cy="28" r="4.500" />
    </>
  ),
}

/**
 * An illustration of the wallet guide. Decorative, because the text next to it has the same
 * content.
 */
export function GuidePicture({ name }: { readonly name: GuidePictureName }) {
  return (
    <svg aria-hidden="true" className={styles['picture']} focusable="false" viewBox="0 0 56 56">
      {drawings[name]}
    </svg>
  )
}
