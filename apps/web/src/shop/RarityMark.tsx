import type { Rarity } from '@latchkey/product-api/marketplace'
import { useMessages } from '../messages/MessagesContext.ts'
import styles from './ItemCard.module.css'

const ranks: readonly Rarity[] = ['common', 'uncommon', 'rare', 'epic', 'legendary']

/** Rarity of an item as a label and a score of up to five dots. */
export function RarityMark({ rarity }: { readonly rarity: Rarity }) {
  const { shop: texts } = useMessages()
  const rank = ranks.indexOf(rarity)
  return (
    <span className={styles['rarity']}>
      <svg viewBox="0 0 38 6" aria-hidden="true">
        {ranks.map((each, index) => (
          <circle
            key={each}
            cx={3 + index * 8}
            cy="3"
            r="2.5"
            data-on={index <= rank || undefined}
          />
        ))}
      </svg>
      {texts.rarities[rarity]}
    </span>
  )
}
