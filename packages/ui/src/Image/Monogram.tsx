import type { CSSProperties } from 'react'
import styles from './Image.module.css'

/** Hues are this many degrees apart, so that two names differ visibly or not at all. */
const hueStep = 30

/**
 * The first letter of a name on a tint of its own. Lightness follows the theme, so it reads like muted text.
 * CSS writes the letter: as text it would count among the words on a button.
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

/** The same name always has the same hue. */
function toHue(name: string): number {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 997
  return (sum * hueStep) % 360
}
