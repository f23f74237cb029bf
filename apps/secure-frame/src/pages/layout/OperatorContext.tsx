import type { ResponseOf } from '@latchkey/core/contract'
import { getOperator } from '@latchkey/frame-api/endpoints'
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react'
import type { PageServices } from '../services/PageServices.ts'

export type Operator = ResponseOf<typeof getOperator>
type Read = (origin: string | undefined) => Promise<Operator>

const OperatorContext = createContext<Read | undefined>(undefined)

export type OperatorProviderProps = Pick<PageServices, 'client'> & { readonly children: ReactNode }

/** Provides the operator's name to the pages that it renders as children. */
export function OperatorProvider({ client, children }: OperatorProviderProps) {
  const read = useCallback<Read>(
    (origin) => client.call(getOperator, origin === undefined ? {} : { origin }),
    [client],
  )
  return <OperatorContext value={read}>{children}</OperatorContext>
}

/**
 * Returns the operator of the page, and the app to return to if the server knows `origin`. Returns
 * `undefined` while loading and after a failure; pages work without it.
 */
export function useOperator(origin: string | undefined): Operator | undefined {
  const read = useContext(OperatorContext)
  const [operator, setOperator] = useState<Operator>()
  useEffect(() => {
    let left = false
    read?.(origin).then(
      (found) => {
        if (!left) setOperator(found)
      },
      () => undefined,
    )
    return () => {
      left = true
    }
  }, [read, origin])
  return operator
}
