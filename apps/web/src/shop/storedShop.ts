import type { Item } from '@latchkey/product-api/marketplace'
import type { StoredValue } from '../storage/createBrowserStorage.ts'
import { createVersioned } from '../storage/createVersioned.ts'

/** The catalogue as the marketplace told it last. */
export type KeptCatalogue = { readonly at: number; readonly items: readonly Item[] }

/** A purchase whose answer this browser has not seen: nothing else buys the same again (S-94). */
export type Order = {
  readonly key: string
  readonly userId: string
  readonly itemId: string
  readonly itemName: string
  readonly price: number
  readonly at: number
}

const rarities: readonly unknown[] = ['common', 'uncommon', 'rare', 'epic', 'legendary']

const hasTexts = (value: object, names: readonly string[]) =>
  names.every((name) => typeof Reflect.get(value, name) === 'string')
const hasNumbers = (value: object, names: readonly string[]) =>
  names.every((name) => Number.isSafeInteger(Reflect.get(value, name)))
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null

const isItem = (value: unknown): value is Item =>
  isObject(value) &&
  hasTexts(value, ['id', 'name', 'text']) &&
  hasNumbers(value, ['price', 'stock']) &&
  rarities.includes(Reflect.get(value, 'rarity'))

/** What is shown while the marketplace does not answer; never what is paid. */
export const keptCatalogue: StoredValue<KeptCatalogue> = createVersioned({
  key: 'latchkey:shop-items',
  version: 1,
  isValue: (value): value is KeptCatalogue => {
    if (!isObject(value) || !hasNumbers(value, ['at'])) return false
    const items: unknown = Reflect.get(value, 'items')
    return Array.isArray(items) && items.every(isItem)
  },
})

/** The one purchase that is under way. */
export const pendingOrder: StoredValue<Order> = createVersioned({
  key: 'latchkey:shop-order',
  version: 1,
  isValue: (value): value is Order =>
    isObject(value) &&
    hasTexts(value, ['key', 'userId', 'itemId', 'itemName']) &&
    hasNumbers(value, ['price', 'at']),
})
