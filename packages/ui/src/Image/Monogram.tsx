import type { CSSProperties } from 'react'
import styles from './Image.module.css'

/** Step between hues in degrees, so that two backgrounds are either equal or clearly different. */
const hueStep = 30

/**
 * The first letter of a name on a background whose hue is derived from the name. Lightness follows
 * the theme, so that the letter is as legible as muted text. CSS draws the letter, because a text
 * node would become part of a button's accessible name.
 */
export function Monogram({ name }: { readonly name: string }) {
  return (
    <span
      aria-hidden="true"
      className={styles['monogram']}
      data-tint=""
      data-letter={[...name][0]?.toUpperCase()}
      style={{ '--lk-hue': toHue(name) } as CSSProperties}
    />
  )
}

/** Returns the hue in degrees for a name. Equal names have equal hues. */
function toHue(name: string): number {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997
  return (sum * hueStep) % 360
}
