import { RequestRefusedError, ServiceUnavailableError } from '@latchkey/product-api'
import { buyItem } from '@latchkey/product-api/endpoints'
import { useMutation } from '@tanstack/react-query'
import { useApp } from '../context/AppContext.ts'
import { dropOrder, takeOrder, type Wish } from './orders.ts'

/**
 * Returns whether an error is a response of the server to a purchase. Points were then not
 * deducted.
 */
const isAnswer = (error: unknown) =>
  error instanceof RequestRefusedError ||
  (error instanceof ServiceUnavailableError && error.reason === 'marketplace_unreachable')

/**
 * Returns the action that buys a shop item. If the response is missing, the order stays stored, so
 * that the next attempt sends the same purchase (S-94). If the order cannot be stored, no purchase
 * starts.
 */
export function useBuy() {
  const { product, storage } = useApp()
  const { api, queries, queryClient } = product
  return useMutation(
    {
      networkMode: 'always',
      mutationFn: async (wish: Wish) => {
        const { key, itemId, price } = takeOrder(storage, wish, product.now())
        try {
          const { purchase } = await api.call(buyItem, { itemId, price }, { idempotencyKey: key })
          dropOrder(storage, key)
          return purchase
        } catch (error) {
          if (isAnswer(error)) dropOrder(storage, key)
          throw error
        }
      },
      onSettled: async () => {
        await Promise.all([
          queryClient.invalidateQueries(queries.shop),
          queryClient.invalidateQueries(queries.purchases),
          queryClient.invalidateQueries({ queryKey: ['marketplace'] }),
        ])
      },
    },
    queryClient,
  )
}
