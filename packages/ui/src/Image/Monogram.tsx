import type { CSSProperties } from 'react'
import styles from './Image.module.css'

/**
 * Hues are a multiple of this many degrees, so that two tints are either equal or clearly
 * different.
 */
const hueStep = 30

/**
 * The first letter of a name on a tint derived from the name. Lightness follows the theme, so the
 * letter reads like muted text. CSS draws the letter, because text would become part of a button's
 * name.
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

/** Returns the same hue for the same name. */
function toHue(name: string): number {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997
  return (sum * hueStep) % 360
}
